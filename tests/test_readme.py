"""What the README promises exists: settings, commands, pictures and pages."""

import re
from pathlib import Path

import pytest

from settings import Settings

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
TABLE = re.findall(r"^\| `([A-Z_]+)` \| (.+?) \|", README, re.MULTILINE)


def test_the_settings_table_lists_every_setting() -> None:
    assert [key for key, _ in TABLE] == [name.upper() for name in Settings.model_fields]


@pytest.mark.parametrize(("key", "default"), [(key, text) for key, text in TABLE if text.startswith("`")])
def test_the_settings_table_tells_the_default(key: str, default: str) -> None:
    assert str(Settings.model_fields[key.lower()].default) == default.strip("`")


def test_the_example_file_lists_every_setting() -> None:
    listed = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(name.upper() for name in Settings.model_fields)


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(((?!http)[^)#]+)\)", README))))
def test_every_link_leads_somewhere(target: str) -> None:
    assert (ROOT / target).exists()


def test_the_commands_of_make_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"`?make ([a-z]+)", README):
        assert f"\n{target}:" in makefile
