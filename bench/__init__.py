"""Benchmarks: one command each, ratios within one run, no timed tests."""
