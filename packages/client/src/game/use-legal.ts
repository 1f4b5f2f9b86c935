import { seededRng } from "@holmgang/kernel";
import type { Game, Shape } from "@holmgang/kernel";
import { useMemo } from "react";
import type { Sitting } from "./face.ts";

/** The question that is put to whoever looks, and all that answers it. */
interface Legal<T extends Shape> {
  /** Null while nothing is asked. */
  readonly question: number | null;
  /** A state that fits the view, for whoever asks the rules more. */
  readonly state: T["state"] | null;
  readonly moves: readonly T["move"][];
}

/** Everything that decides a legal move is in the view: the rest of the state may be any that fits it. */
export function useLegal<T extends Shape>(
  game: Game<T>,
  { scene: { view, questions }, mine, info: { viewer } }: Sitting<T>,
): Legal<T> {
  const question = mine ? (questions[0]?.id ?? null) : null;
  return useMemo(() => {
    if (question === null || viewer === "spectator") return { question, state: null, moves: [] };
    const state = game.determinize(view, viewer, seededRng("table"));
    return { question, state, moves: game.legalMoves(state, viewer) };
  }, [game, view, viewer, question]);
}
