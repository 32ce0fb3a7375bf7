"""What every single card does, one row or one test for each of its abilities."""
