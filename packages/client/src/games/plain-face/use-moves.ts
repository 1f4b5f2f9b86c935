import { seededRng } from "@holmgang/kernel";
import type { Host, Shape } from "@holmgang/kernel";
import { useMemo, useState } from "react";
import type { Sitting } from "../../game/face.ts";
import { playCue } from "../../sound/play-cue.ts";
import type { NamedMove } from "./group-moves.ts";

/** What the viewer may do now, each with its own words, and how to do it. */
export interface Moves {
  readonly moves: readonly NamedMove<Shape["move"]>[];
  make(move: Shape["move"]): void;
}

/** Whatever decides a legal move is in the view: the rest of the state may be any that fits it. */
export function useMoves({ game, words }: Host, { scene, mine, info, answer }: Sitting): Moves {
  const question = mine ? (scene.questions[0]?.id ?? null) : null;
  const [sent, setSent] = useState<object | null>(null);
  const { view } = scene;
  const { viewer } = info;
  const moves = useMemo(() => {
    if (question === null || viewer === "spectator") return [];
    const state = game.determinize(view, viewer, seededRng("table"));
    return game
      .legalMoves(state, viewer)
      .map((move) => ({ move, words: words.move(move, viewer) }));
  }, [game, words, view, viewer, question]);
  return {
    // What was answered is not answered twice: until something new is heard nothing can be done.
    moves: sent === scene ? [] : moves,
    make(move) {
      playCue("lay");
      setSent(scene);
      void answer(move).then((refusal) => refusal && setSent(null));
    },
  };
}
