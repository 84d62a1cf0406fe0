"""Chores of the repository, one command each."""
