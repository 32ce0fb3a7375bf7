"""The fates, a module each under its number; the package lists those that are built."""
