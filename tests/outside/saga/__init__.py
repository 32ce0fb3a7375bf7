"""A small campaign that is not part of the package."""
