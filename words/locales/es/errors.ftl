# Lo que puede ir mal en una mesa, aparte de las reglas del juego.
error-not-seated = No tienes asiento en esta mesa.
