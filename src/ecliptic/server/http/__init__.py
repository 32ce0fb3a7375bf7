"""The web side: the application, its routes, messages, problems and the websocket."""
