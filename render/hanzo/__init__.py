"""Hanzō: pictures and texts of both modes."""
