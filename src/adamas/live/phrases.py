"""What can be said at every table. The words are in the Fluent files: `phrase-hello` and so on."""

PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "wow",
    "oh-no",
    "oops",
    "thanks",
    "good-game",
    "again",
    "bye",
)
