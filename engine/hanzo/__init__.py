"""Hanzō: Light and Shadow, alone against the samurai (`hanzo_solo`) and ninja against samurai (`hanzo`)."""
