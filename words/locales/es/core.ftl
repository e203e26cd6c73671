# Piezas que usan todos los juegos.

list-last = { $head } y { $last }
list-either = { $head } o { $last }
refusal-rule = Regla { $clause }, { $title }. Más: /rules { $clause }
