"""Players that know no game in particular, and how players are named."""
