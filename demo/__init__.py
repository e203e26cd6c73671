"""The offline demo: the real bot on a simulated Discord, played in a browser page by people made up for it."""
