# Building blocks that every game uses.

list-last = { $head } and { $last }
list-last-i = { $head } and { $last }
list-either = { $head } or { $last }
list-either-o = { $head } or { $last }
refusal-rule = Rule { $clause }, { $title }. More: /rules { $clause }
