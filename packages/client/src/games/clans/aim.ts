import type { Seat } from "@holmgang/kernel";
import { clans } from "@holmgang/clans";
import type { CardId, Clans, Move, Placement, State, View } from "@holmgang/clans";
import { useMemo } from "react";
import { useAiming } from "../../board/use-aiming.ts";
import type { Aiming } from "../../board/use-aiming.ts";
import type { Path } from "../../board/ways.ts";
import type { Sitting } from "../../game/face.ts";
import { useLegal } from "../../game/use-legal.ts";
import { handIndex, handThing } from "../../pieces/hand.tsx";
import { playCue } from "../../sound/play-cue.ts";
import { nearOf } from "./names.ts";
import { clansText } from "./text.ts";
import { spotOf, usePlan } from "./use-plan.ts";
import { attemptBy, HERO, waysOf } from "./ways.ts";

/** What the player plans: what is staged, what is in hand, where it may go, and all that can be done with it. */
export interface Aim extends Aiming<Move> {
  readonly seat: Seat;
  /** The view with the plan as it will be. */
  readonly view: View;
  readonly moves: readonly Move[];
  readonly hand: readonly CardId[];
  /** What is staged, also what nobody has answered yet. */
  readonly staged: readonly Placement[];
  /** The card that is picked up, by its place in the hand. */
  readonly picked: number | null;
  /** The card that is being placed: picked up, or dragged. */
  readonly card: CardId | null;
  /** Whether the hero waits to be confirmed. */
  readonly isCalling: boolean;
  pick(index: number | null): void;
  takeBack(index: number): void;
  undo(): void;
  clear(): void;
  submit(): void;
}

export function useAim(sitting: Sitting<Clans>): Aim {
  const seat = nearOf(sitting.names);
  const { view, staged, answer } = usePlan(sitting, seat);
  const { question, state, moves } = useLegal(clans, {
    ...sitting,
    scene: { ...sitting.scene, view },
  });
  const hand = view.seats[seat].own?.hand ?? NO_CARDS;
  const ways = useMemo(() => waysOf(moves, seat, hand, staged), [moves, seat, hand, staged]);
  const aiming = useAiming<Move>({
    question,
    view,
    ways,
    answer,
    whyNot: (path) => state && whyNot(state, seat, path, hand),
    waits: ({ kind }) => kind === "hero",
  });
  const { open } = aiming;
  const takeBack = (index: number): void => {
    const spot = open ? spotOf(view, seat, staged, index) : null;
    if (!spot) return;
    playCue("back");
    aiming.send({ kind: "unstage", ...spot });
  };
  return {
    ...aiming,
    seat,
    view,
    moves,
    hand,
    staged,
    takeBack,
    picked: handIndex(aiming.chosen[0] ?? ""),
    card: hand[handIndex(aiming.held[0] ?? "") ?? -1] ?? null,
    isCalling: aiming.chosen[0] === HERO,
    pick: (index) => aiming.take(index === null ? [] : [handThing(index)]),
    undo: () => takeBack(staged.length - 1),
    clear() {
      if (!open || staged.length === 0) return;
      playCue("back");
      for (let left = staged.length; left > 0; left--) {
        const spot = spotOf(view, seat, staged.slice(0, left), left - 1);
        if (spot) void answer({ kind: "unstage", ...spot });
      }
    },
    submit() {
      if (!open) return;
      playCue("seal");
      aiming.send({ kind: "submit", plan: null });
    },
  };
}

const NO_CARDS: readonly CardId[] = [];
function whyNot(state: State, seat: Seat, path: Path, hand: readonly CardId[]): string | null {
  const tried = attemptBy(path, seat, hand);
  if (!tried) return null;
  return tried === "away" ? clansText.ownBases : (clans.refusal(state, seat, tried)?.words ?? null);
}
