import type { Seat } from "@holmgang/kernel";
import { clansField } from "@holmgang/clans/field";
import type { Copy, Field, Move, State, UnitView, View } from "@holmgang/clans/field";
import { useMemo } from "react";
import { useAiming } from "../../board/use-aiming.ts";
import type { Aiming } from "../../board/use-aiming.ts";
import type { Path } from "../../board/ways.ts";
import type { Sitting } from "../../game/face.ts";
import { useLegal } from "../../game/use-legal.ts";
import { handIndex, handThing } from "../../pieces/hand.tsx";
import { playCue } from "../../sound/play-cue.ts";
import { nearOf } from "../clans/names.ts";
import { fieldText } from "./text.ts";
import { unitIn, unitThing } from "./places.ts";
import { priceOf } from "./price.ts";
import { attemptBy, waysOf } from "./ways.ts";

/** What the player does in the turn: who or what is picked up, where it may go, and all that can be done with it. */
export interface Aim extends Aiming<Move> {
  readonly seat: Seat;
  readonly view: View;
  /** What is asked; null while it is not the player's to act. */
  readonly asked: "mulligan" | "turn" | null;
  readonly moves: readonly Move[];
  readonly hand: readonly Copy[];
  /** The card that is picked up, by its place in the hand. */
  readonly picked: number | null;
  /** The card, or the unit, that is held: picked up, or dragged. */
  readonly card: Copy | null;
  readonly unit: UnitView | null;
  pick(index: number | null): void;
  end(): void;
}

export function useAim(sitting: Sitting<Field>): Aim {
  const seat = nearOf(sitting.names);
  const { view, questions } = sitting.scene;
  const { question, state, moves } = useLegal(clansField, sitting);
  const ways = useMemo(() => waysOf(moves, state, seat), [moves, state, seat]);
  const aiming = useAiming<Move>({
    question,
    view,
    ways,
    answer: sitting.answer,
    whyNot: (path) => state && whyNot(state, seat, path),
    waits: (move) => waits(view, move),
  });
  const { open, chosen, held } = aiming;
  const hand = view.seats[seat].own?.hand ?? NO_CARDS;
  const kind = questions[0]?.kind;
  return {
    ...aiming,
    seat,
    view,
    asked: open && (kind === "mulligan" || kind === "turn") ? kind : null,
    moves,
    hand,
    picked: handIndex(chosen[0] ?? ""),
    card: hand[handIndex(held[0] ?? "") ?? -1] ?? null,
    unit: unitIn(view.units, held[0]),
    pick: (index) => aiming.take(index === null ? [] : [handThing(index)]),
    end() {
      if (!open) return;
      playCue("seal");
      aiming.send({ kind: "end" });
    },
  };
}

const NO_CARDS: readonly Copy[] = [];

/** Cards and plain steps are done at once; whatever strikes, or costs more than a point, is looked at first. */
const waits = (view: View, move: Move): boolean =>
  move.kind !== "place" && (move.kind !== "walk" || priceOf(view, move) !== null);

function whyNot(state: State, seat: Seat, path: Path): string | null {
  const tried = attemptBy(path, state, seat);
  if (!tried) return isIdle(state, seat, path) ? fieldText.noPoints : null;
  return clansField.refusal(state, seat, tried)?.words ?? null;
}

/** Whether an own unit was pressed that can do nothing. */
const isIdle = (state: State, seat: Seat, path: Path): boolean =>
  state.units.some((unit) => unit.seat === seat && unitThing(unit.id) === path.at(-1));
