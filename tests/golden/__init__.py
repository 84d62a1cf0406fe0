"""Whole games as readable text: one for each game and each edition that has a rulebook."""
