"""The words of the program around the games."""

from adamas.locale.words import SHELL, bundle, format_message


def shell(message: str, language: str = "en", **arguments: object) -> str:
    """The text of a message of the shell."""
    return format_message(bundle(SHELL, language, "shell.ftl"), message, arguments)
