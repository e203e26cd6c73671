"""Tables and queries on SQLite or PostgreSQL. Nothing in here knows what a game is."""

from store.database import Store as Store
from store.database import StoreBusy as StoreBusy
