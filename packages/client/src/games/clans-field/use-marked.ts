import { useState } from "react";
import { playCue } from "../../sound/play-cue.ts";
import type { Aim } from "./aim.ts";

/** The opening hand: which cards of it are to go back. */
export interface Marked {
  /** By copy. */
  readonly copies: readonly number[];
  readonly most: number;
  /** Marks a card, or takes the mark away; one too many is not marked. */
  turn(copy: number): void;
  send(copies: readonly number[]): void;
}

export function useMarked({ asked, hand, view, send }: Aim): Marked {
  const [all, mark] = useState<readonly number[]>([]);
  const most = view.settings.mulliganCards;
  const copies = all.filter((copy) => hand.some((held) => held.copy === copy));
  return {
    copies,
    most,
    turn(copy) {
      if (asked !== "mulligan") return;
      const isMarked = copies.includes(copy);
      const isFull = !isMarked && copies.length >= most;
      playCue(isFull ? "refuse" : isMarked ? "back" : "lift");
      if (!isFull) mark(isMarked ? copies.filter((each) => each !== copy) : [...copies, copy]);
    },
    send(given) {
      playCue("seal");
      send({ kind: "mulligan", copies: given });
    },
  };
}
