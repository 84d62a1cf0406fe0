"""Batches of games: compiled kernels, the same law as the rules, for millions of games."""
