"""What a viewer is told of a game: screens, turns and events, live or long after."""
