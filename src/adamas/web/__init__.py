"""The server: sockets, HTTP, pages. What happens at tables is the hall's."""
