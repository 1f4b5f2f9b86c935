import { isSeat } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { tactics } from "@holmgang/tactics";
import type { Move, State, Tactics } from "@holmgang/tactics";
import { useMemo } from "react";
import { useAiming } from "../../board/use-aiming.ts";
import type { Aiming } from "../../board/use-aiming.ts";
import type { Path } from "../../board/ways.ts";
import type { Sitting } from "../../game/face.ts";
import { useLegal } from "../../game/use-legal.ts";
import type { Deed } from "./looks.ts";
import { attemptBy, waysOf } from "./ways.ts";

/** What the player has chosen so far, and all that can be done with it. */
export interface Aim extends Aiming<Move> {
  /** What is asked; null while it is not the player's to act. */
  readonly asked: "class" | "minions" | "skill" | "action" | "remains" | null;
  readonly moves: readonly Move[];
  /** What a lit tile would be: walked to, hit, or in reach of the skill. */
  reach(place: string): "move" | "attack" | "skill" | null;
}

export function useAim(sitting: Sitting<Tactics>): Aim {
  const { view, questions } = sitting.scene;
  const { question, state, moves } = useLegal(tactics, sitting);
  const ways = useMemo(() => waysOf(moves, state), [moves, state]);
  const aiming = useAiming<Move>({
    question,
    view,
    ways,
    answer: sitting.answer,
    whyNot: (path) => (state && isSeat(view.viewer) ? whyNot(state, view.viewer, path) : null),
    waits,
  });
  return {
    ...aiming,
    asked: aiming.open ? askedBy(questions[0]?.kind) : null,
    moves,
    reach: (place) => reachAt(aiming, place),
  };
}

const ASKED = ["class", "minions", "skill", "action", "remains"] as const;
const askedBy = (kind: string | undefined): Aim["asked"] =>
  ASKED.find((each) => each === kind) ?? null;

/** What can be taken back, and what is chosen in a dialog of its own, is done at once. */
const waits = ({ kind }: Move): boolean => kind !== "remains";

function reachAt({ steps, held }: Aiming<Move>, place: string): ReturnType<Aim["reach"]> {
  const move = steps.get(place);
  if (move === undefined) return null;
  const kind = move?.kind ?? held[0];
  if (kind === "skill") return "skill";
  return move === null || kind === "move" ? "move" : "attack";
}

function whyNot(state: State, seat: Seat, path: Path): string | null {
  const tried = attemptBy(state, path);
  return tried ? (tactics.refusal(state, seat, tried)?.words ?? null) : null;
}

/** The buttons of the unit that acts, by their keys. */
export const DEED_KEYS: Readonly<Record<string, Deed>> = {
  m: "move",
  a: "attack",
  x: "both",
  s: "skill",
  d: "destroy",
  e: "end",
};
