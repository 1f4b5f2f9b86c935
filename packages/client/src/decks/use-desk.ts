import { useState } from "react";
import type { Dispatch, SetStateAction } from "react";
import { gameName } from "../games/find-game.ts";
import { decksText } from "../text/decks.ts";
import { tidyName } from "./own-deck.ts";
import type { ShelvedDeck } from "./own-deck.ts";
import { useAutosave } from "./use-autosave.ts";
import type { Saving } from "./use-autosave.ts";

/** Where something from the shelf is worked on: what it is by now, and that it is kept. */
export interface Desk {
  readonly id: string;
  /** As it is typed. */
  readonly name: string;
  /** A deck's, or a whole suite's. */
  readonly code: string;
  readonly saving: Saving;
  /** What lies here, besides its name: of which game, or which part of a suite. */
  readonly about: string;
  /** Where one goes from here. */
  readonly back: Way;
  rename(this: void, name: string): void;
  keep(this: void, code: string): void;
}

interface Way {
  readonly href: string;
  readonly words: string;
}

/** What is kept may be told by what it was before, so that two parts of a suite never lose each other. */
interface WholeDesk extends Desk {
  readonly keep: Dispatch<SetStateAction<string>>;
}

export function useDesk(kept: ShelvedDeck): WholeDesk {
  const { id, game } = kept;
  const [name, rename] = useState(kept.name);
  const [code, keep] = useState(kept.code);
  const saving = useAutosave(kept, { name: tidyName(name) ?? kept.name, code });
  return {
    id,
    name,
    code,
    saving,
    about: gameName(game),
    back: { href: `/decks/${game}`, words: decksText.toShelf },
    rename,
    keep,
  };
}
