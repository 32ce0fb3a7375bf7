"""What every single component says and does. The numbers are written by hand, not read from the data."""
