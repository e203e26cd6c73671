# Piezas que usan todos los juegos.

list-last = { $head } y { $last }
list-last-i = { $head } e { $last }
list-either = { $head } o { $last }
list-either-o = { $head } u { $last }
refusal-rule = Regla { $clause }, { $title }. Más: /rules { $clause }
