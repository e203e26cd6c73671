"""Computer players. They import the engine only, and see a view like anybody else at the table."""
