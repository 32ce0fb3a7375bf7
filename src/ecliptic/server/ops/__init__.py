"""Running a server: settings, processes, logs, metrics and health."""
