# Records of finished games, leaderboards and profiles.

command-leaderboard = Who stands where on this server, in each game and role
option-leaderboard-board = The game and role; without it, those of your last game that counted
option-leaderboard-period = All time, or the three months of a season
option-leaderboard-difficulty = For games played alone: the plus signs of their options, added up
choice-period-all = All time
choice-period-season = This season
choice-period-last = Last season
command-profile = What somebody has reached on this server: ratings, games, streaks
option-profile-person = Whose profile; without it, your own

leaders-role = { $game } · { $role }
leaders-alone = { $game } · difficulty { $level }
leaders-title = Leaderboard
leaders-all-time = All time
leaders-season = { $quarter ->
        [1] January to March
        [2] April to June
        [3] July to September
       *[4] October to December
    } { $year }
leaders-number = { $value }
leaders-none = –
leaders-head-rating = Rating
leaders-head-games = Games
leaders-head-wins = Won
leaders-head-turns = Fewest turns
leaders-head-streak = Current run
leaders-head-best = Best run
leaders-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
leaders-line-rated = { $place }. { $name }: rating { $rating }, { $games }, { $wins } won, best run { $best }
leaders-line-alone = { $won ->
    [0] { $place }. { $name }: none won, { $games }
   *[other] { $place }. { $name }: { $wins } won, fewest turns { $turns }, { $streak } in a row, best run { $best }, { $games }
}
leaders-own = You are in place { $place } of { $total }.
leaders-own-unwon = You have not won a game on this board yet.
leaders-own-none = You are not on this board yet.
leaders-empty = Nobody is on this board yet. /play starts a game.
leaders-how-rated = Games between two people count if they have at least { $moves } moves, were played without hints, and ended with a result. Resigning counts as a loss.
leaders-how-alone = Games played alone count if they have at least { $moves } moves and were played without hints. Resigning counts as a loss.
leaders-about-rated = Everybody begins at { $start }. A rating is a careful estimate: it rises when somebody wins, most against a strong player, and falls when somebody loses.
leaders-about-alone = Whoever has won more games stands higher; between equals, whoever needed fewer turns.
leaders-difficulty = The difficulty is the number of plus signs of the options that were on, 0 without any. Every map counts the same, also one that somebody built.
leaders-pick = Another board
leaders-back = Back
leaders-next = Next
leaders-mine = My place
leaders-show-all = All time
leaders-show-season = This season
leaders-picture = Picture
leaders-text = Text
leaders-profile = My profile

profile-title = { $name } on this server
profile-title-direct = Your games in direct messages
profile-none = Nothing is on record here yet. /play starts a game.
profile-only-own = In direct messages I show your own profile only.
profile-rated = **{ $board }**: rating { $rating }, place { $place }. { $games }, { $wins } won, { $draws } drawn. { $streak } in a row, best run { $best }.
profile-alone = { $won ->
    [0] **{ $board }**: { $games }, none won yet.
   *[other] **{ $board }**: place { $place }. { $games }, { $wins } won, fewest turns { $turns }. { $streak } in a row, best run { $best }.
}
profile-more = { $count ->
        [one] and one more board
       *[other] and { $count } more boards
    }
profile-recent = Latest games
profile-game = { $when } { $board }, against { $others }: { $result }
profile-game-alone = { $when } { $board }: { $result }
profile-won = won
profile-drawn = drawn
profile-lost = lost
profile-abandoned = ended without a winner
profile-uncounted = { $result } (not counted: { $reason })
profile-reason-short = too short
profile-reason-assisted = with a hint
profile-reason-crossed = somebody held both seats
profile-leaders = Leaderboard

# What the end of a game says about the leaderboards.
record-standings = On the leaderboards now: { $standings }.
record-standing = { $name } ({ $role }) rating { $rating }, place { $place } of { $total }
record-assisted = A hint was used in this game, so it does not count for the leaderboards.
record-short = This game has fewer than { $moves } moves, so it does not count for the leaderboards.
record-crossed = Somebody held both seats of this game, one after the other, so it does not count for the leaderboards.

# The terminal.
start-rebuild-help = make all leaderboards again from the records of finished games, and exit
start-rebuilt = The leaderboards are made again from { $records ->
        [one] one finished game, { $counted } of which counts.
       *[other] { $records } finished games, { $counted } of which count.
    }
