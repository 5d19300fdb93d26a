"""What the scripts share; Python's standard library only."""
