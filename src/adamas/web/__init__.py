"""The server: sockets, HTTP, pages. What happens at tables is the server's."""
