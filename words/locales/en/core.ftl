# Building blocks that every game uses.

list-last = { $head } and { $last }
list-either = { $head } or { $last }
refusal-rule = Rule { $clause }, { $title }. More: /rules { $clause }
