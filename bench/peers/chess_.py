"""python-chess: random games (`pip install chess`)."""

import random
from typing import Any

from bench.peers.measure import Case, Played, Row, Slices, library, measure, pick

MOST_PLIES = 1_000
FEW_PLIES = 200


def _is_over(board: Any) -> bool:
    return bool(board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition())


def _case(with_end_rules: bool) -> Case:
    def run(slices: Slices) -> Row:
        chess = library("chess")

        def play(rng: random.Random) -> Played:
            board = chess.Board()
            plies = legal = 0
            while plies < (MOST_PLIES if with_end_rules else FEW_PLIES):
                moves = list(board.legal_moves)
                if not moves or (with_end_rules and _is_over(board)):
                    break
                legal += len(moves)
                board.push(pick(rng, moves))
                plies += 1
            return Played(plies, legal)

        rng, middle = random.Random(7), chess.Board()
        for _ in range(40):
            middle.push(rng.choice(list(middle.legal_moves)))
        case = "all end rules" if with_end_rules else f"moves only, {FEW_PLIES} plies at most"
        return measure("python-chess", case, play, slices, lambda: middle.copy(stack=with_end_rules))

    return run


CASES: dict[str, Case] = {"all end rules": _case(True), "moves only": _case(False)}
