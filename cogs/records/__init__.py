"""Leaderboards and profiles."""
