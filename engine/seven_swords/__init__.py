"""Seven Swords: bandits against seven samurai who defend a village. Rules: docs/rules/seven_swords.md."""
