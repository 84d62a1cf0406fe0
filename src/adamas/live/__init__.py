"""Tables with people around them, live in this process: rules, clocks, bots, no sockets."""
