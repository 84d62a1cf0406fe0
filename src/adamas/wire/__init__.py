"""The messages between server and page, as types."""
