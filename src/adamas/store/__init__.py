"""What is kept: the logs of tables and the people who play, in SQLite or PostgreSQL."""
