"""What can be configured, from the environment and from ``.env``. Everything has a default: a first game needs none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote, unquote

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

_SHARDS = re.compile(r"(\d{1,5})-(\d{1,5})/(\d{1,5})")
SHORTEST_PASSWORD = 4
"""A shorter one is in half the words of a log."""


class Settings(BaseSettings):
    """The settings of one process. Secrets are `SecretStr`, so neither ``repr`` nor a log shows them."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8-sig", extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    """The bot's token. Without one the offline demo starts instead of Discord."""
    database_url: SecretStr | None = None
    """A SQLAlchemy URL; empty means a SQLite file in ``data_folder``. A secret, as it may hold a password."""
    process_name: str = Field(default="main", min_length=1, max_length=40)
    """Tells several processes on one PostgreSQL apart; stays the same over restarts."""
    shards: str | None = None
    """Which of the bot's connections to Discord this process holds, as ``0-3/8``: the first four of eight. Without it
    one process holds as many as Discord wants."""
    data_folder: Path = Path("var")
    """Where the database file, the demo's world and the mark of the last command sync live."""
    demo_port: int = Field(default=8700, ge=0, le=65535)
    """Port of the offline demo's start page; a taken one is replaced by the next free one."""
    drawing: Literal["threads", "processes"] = "threads"
    """Where pictures are drawn: ``processes`` costs memory and pays off past about 25 pictures a second."""
    direct_message_seconds: float = Field(default=5.0, gt=0, le=60)
    """How long one direct message may take before the game goes on without it."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @model_validator(mode="before")
    @classmethod
    def _empty_is_the_default(cls, given: dict[str, object]) -> dict[str, object]:
        """An unfilled line of ``.env`` means the default."""
        return {name: value for name, value in given.items() if not (isinstance(value, str) and not value.strip())}

    @field_validator("data_folder")
    @classmethod
    def _with_home(cls, folder: Path) -> Path:
        return folder.expanduser()

    @field_validator("shards")
    @classmethod
    def _some_of_all(cls, shards: str | None) -> str | None:
        if shards is None:
            return None
        if (found := _SHARDS.fullmatch(shards)) is None or not int(found[1]) <= int(found[2]) < int(found[3]):
            raise ValueError("written as 0-3/8: the first four of eight shards")
        return shards

    def sharding(self) -> dict[str, Any]:
        """Return the shards of this process as options of discord.py's client; none if Discord is to decide."""
        if self.shards is None:
            return {}
        first, last, count = map(int, _SHARDS.fullmatch(self.shards).groups())  # type: ignore[union-attr]
        return {"shard_ids": list(range(first, last + 1)), "shard_count": count}

    def database(self) -> str:
        """Return the database URL to open. It may contain a password: never log it."""
        if self.database_url is not None:
            return self.database_url.get_secret_value()
        return f"sqlite:///{quote(str(self.data_folder / 'tatami.sqlite3'))}"

    def secrets(self) -> tuple[str, ...]:
        """Return what must never be told: the token, the address of the database, and the password in it."""
        found = [one.get_secret_value() for one in (self.discord_token, self.database_url) if one is not None]
        for address in found[-1:] if self.database_url is not None else ():
            password = address.partition("://")[2].rpartition("@")[0].partition(":")[2]
            found += [one for one in (password, unquote(password)) if len(one) >= SHORTEST_PASSWORD]
        return tuple(found)
