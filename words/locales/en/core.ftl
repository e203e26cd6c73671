# Building blocks that every game uses.

list-last = { $head } and { $last }
refusal-rule = Rule { $clause }, { $title }. More: /rules { $clause }
