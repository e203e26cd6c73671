"""Tables and queries on SQLite or PostgreSQL. Nothing in here knows what a game is."""

from sqlalchemy import Connection as Connection

from store.database import Store as Store
from store.errors import Conflict as Conflict
from store.errors import StoreBusy as StoreBusy
from store.errors import StoreUnusable as StoreUnusable
from store.schema import AnyRow as AnyRow
