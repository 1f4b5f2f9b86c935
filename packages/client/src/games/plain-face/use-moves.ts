import type { Host, Shape } from "@holmgang/kernel";
import { useMemo, useState } from "react";
import type { Sitting } from "../../game/face.ts";
import { useLegal } from "../../game/use-legal.ts";
import { playCue } from "../../sound/play-cue.ts";
import type { NamedMove } from "./group-moves.ts";

/** What the viewer may do now, each with its own words, and how to do it. */
export interface Moves {
  readonly moves: readonly NamedMove<Shape["move"]>[];
  make(move: Shape["move"]): void;
}

export function useMoves({ game, words }: Host, sitting: Sitting): Moves {
  const { scene, info, answer } = sitting;
  const { viewer } = info;
  const [sent, setSent] = useState<object | null>(null);
  const { moves } = useLegal(game, sitting);
  const named = useMemo(
    () =>
      viewer === "spectator"
        ? []
        : moves.map((move) => ({ move, words: words.move(move, viewer) })),
    [words, moves, viewer],
  );
  return {
    // What was answered is not answered twice: until something new is heard nothing can be done.
    moves: sent === scene ? [] : named,
    make(move) {
      playCue("lay");
      setSent(scene);
      void answer(move).then((refusal) => refusal && setSent(null));
    },
  };
}
