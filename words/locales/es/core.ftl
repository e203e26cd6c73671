# Piezas que usan todos los juegos.

list-last = { $head } y { $last }
refusal-rule = Regla { $clause }, { $title }. Más: /rules { $clause }
