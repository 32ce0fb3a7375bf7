"""Arcs: the base game, and the ground on which its campaign stands."""
