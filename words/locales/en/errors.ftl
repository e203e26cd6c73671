# What can go wrong at a table, apart from the rules of a game.
error-not-seated = You have no seat at this table.
