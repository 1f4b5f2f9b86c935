import type { Seat } from "@holmgang/kernel";
import { slots } from "@holmgang/slots";
import type { CardId, Move, Slots, State, View } from "@holmgang/slots";
import { useMemo } from "react";
import { useAiming } from "../../board/use-aiming.ts";
import type { Aiming } from "../../board/use-aiming.ts";
import type { Path } from "../../board/ways.ts";
import type { Sitting } from "../../game/face.ts";
import { useLegal } from "../../game/use-legal.ts";
import { handIndex, handThing } from "../../pieces/hand.tsx";
import { slotsText } from "./text.ts";
import { attemptBy, waysOf } from "./ways.ts";

/** What the player has in hand, where it may go, and what going there would do. */
export interface Aim extends Aiming<Move> {
  readonly seat: Seat;
  /** What is asked; null while it is not the player's to act. */
  readonly asked: "turn" | "choice" | null;
  readonly moves: readonly Move[];
  readonly hand: readonly CardId[];
  /** The card that is picked up, by its place in the hand. */
  readonly picked: number | null;
  /** The card that is being placed: picked up, or dragged. */
  readonly card: CardId | null;
  pick(index: number | null): void;
}

export function useAim(view: View, sitting: Sitting<Slots>): Aim {
  const seat: Seat = view.viewer === 1 ? 1 : 0;
  const { question, state, moves } = useLegal(slots, sitting);
  const hand = view.seats[seat].own?.hand ?? NO_CARDS;
  const ways = useMemo(() => waysOf(moves, seat, hand), [moves, seat, hand]);
  const aiming = useAiming<Move>({
    question,
    view,
    ways,
    answer: sitting.answer,
    whyNot: (path) => state && whyNot(state, seat, path),
  });
  return {
    ...aiming,
    seat,
    asked: aiming.open ? (view.pending ? "choice" : "turn") : null,
    moves,
    hand,
    picked: handIndex(aiming.chosen[0] ?? ""),
    card: hand[handIndex(aiming.held[0] ?? "") ?? -1] ?? null,
    pick(index) {
      if (!view.pending) aiming.take(index === null ? [] : [handThing(index)]);
    },
  };
}

const NO_CARDS: readonly CardId[] = [];

function whyNot(state: State, seat: Seat, path: Path): string | null {
  const tried = attemptBy(state, seat, path);
  if (!tried) return null;
  const isAway = tried.move.kind === "deploy" && tried.place.seat !== seat;
  const words = isAway ? null : slots.refusal(state, seat, tried.move)?.words;
  return words ?? slotsText.ownSlots;
}
