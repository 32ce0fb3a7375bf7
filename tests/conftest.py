"""What all tests share."""

pytest_plugins = ["tests.suite_rules"]
