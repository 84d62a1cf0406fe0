"""Words for people: Fluent files of the shell (here) and of each game (in its folder)."""
