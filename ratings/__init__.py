"""Records become standings: what counts, ratings by OpenSkill, seasons, leaderboards of a server. Knows no rule."""

from ratings.counting import VERDICTS as VERDICTS
from ratings.counting import level_of as level_of
from ratings.counting import levels as levels
from ratings.counting import minimum_moves as minimum_moves
from ratings.counting import shown as shown
from ratings.seasons import ALL_TIME as ALL_TIME
from ratings.seasons import before as before
from ratings.seasons import quarter as quarter
from ratings.seasons import season_of as season_of
from ratings.seasons import year as year
from ratings.standings import Rebuilt as Rebuilt
from ratings.standings import Standings as Standings
from ratings.standings import enter as enter
from ratings.types import Board as Board
from ratings.types import Page as Page
from ratings.types import Profile as Profile
from ratings.types import Recent as Recent
from ratings.types import Standing as Standing
