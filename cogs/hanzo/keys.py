"""The games that this folder is about."""

from __future__ import annotations

from engine.hanzo.game import HANZO, HANZO_SOLO

SOLO, DUEL = HANZO_SOLO.key, HANZO.key
HANZO_GAMES = (SOLO, DUEL)
"""Hanzō alone and as a duel."""
