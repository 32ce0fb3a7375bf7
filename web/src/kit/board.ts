/** The board that the parts of the kit belong to: options, highlights, and what a click does. */
import { getContext, setContext } from "svelte";
import type { Offer } from "../api";
import type { BoardProps } from "../games/manifest";
import { said } from "../words.svelte";

const KEY = Symbol("board");

/** Called by a board with its own props, so that the parts on it need not be handed them one by one. */
export function shareBoard(board: BoardProps): void {
  setContext(KEY, board);
}

export function sharedBoard(): BoardProps {
  return getContext(KEY);
}

/** A board as its parts see it: what `changed` has, and else what the board has at that moment. */
export function adaptBoard<V>(board: BoardProps<V>, changed: Partial<BoardProps<V>>): BoardProps<V> {
  return Object.create(board, Object.getOwnPropertyDescriptors(changed)) as BoardProps<V>;
}

/** The first target of a thing that an option is about. */
export function targetOf(board: BoardProps, targets: readonly string[]): string | undefined {
  return targets.find((each) => board.offers.has(each));
}

/** The options that are about a thing. */
export function offersOf(board: BoardProps, targets: readonly string[]): readonly Offer[] {
  return board.offers.get(targetOf(board, targets) ?? "") ?? [];
}

export function labelsOf(board: BoardProps, offers: readonly Offer[]): string[] {
  return offers.map((offer) => said(board.game, offer.label, board.names, board.viewer));
}
