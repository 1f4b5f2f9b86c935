import { useState } from "react";
import { playCue } from "../sound/play-cue.ts";

/** What the player has picked up, by its place in what they play from. */
interface Picked {
  readonly picked: number | null;
  /** Picks something up, or puts what is up back; both can be heard. */
  pick(this: void, index: number | null): void;
  /** The same where something else is heard: it has been played, or dragged here. */
  hold(this: void, index: number | null): void;
}

/** A new question finds nothing picked up, and without an open one nothing can be. */
export function usePicked(question: number | null, open: boolean): Picked {
  const [state, setState] = useState<{ question: number | null; at: number | null }>({
    question,
    at: null,
  });
  const picked = open && state.question === question ? state.at : null;
  const hold = (at: number | null): void => setState({ question, at });
  return {
    picked,
    hold,
    pick(index) {
      if (!open) return;
      if (index !== null) playCue("lift");
      else if (picked !== null) playCue("back");
      hold(index);
    },
  };
}
