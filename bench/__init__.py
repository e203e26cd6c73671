"""Speed goals, measured: ``python -m bench`` prints one table, ``--short`` runs what continuous integration runs."""
