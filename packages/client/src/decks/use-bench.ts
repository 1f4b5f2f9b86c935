import { deckCode, deckFaults } from "@holmgang/decks";
import type { Deck, DeckLimits, Fault, Padded } from "@holmgang/decks";
import { useMemo, useState } from "react";
import type { DeckFace } from "../game/deck-face.ts";
import { addCards, chooseHero, countsIn, deckIn, startEditing, takeOut, undo } from "./editing.ts";
import type { Editing } from "./editing.ts";
import { playedOf } from "./played.ts";
import { tidyName } from "./own-deck.ts";
import type { ShelvedDeck } from "./own-deck.ts";
import { follow } from "./remedies.ts";
import type { Cure } from "./remedies.ts";
import { useAutosave } from "./use-autosave.ts";
import type { Saving } from "./use-autosave.ts";

/** A deck on the bench: what it is now, and what can be done to it. */
export interface Bench {
  readonly face: DeckFace;
  readonly id: string;
  /** As it is typed. */
  readonly name: string;
  readonly editing: Editing;
  /** The same in the order of the book. */
  readonly deck: Deck;
  readonly code: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly limits: DeckLimits;
  readonly faults: readonly Fault[];
  /** As it is played: filled up, where limits pad. */
  readonly played: Padded;
  readonly saving: Saving;
  readonly acts: BenchActs;
}

export interface BenchActs {
  rename(this: void, name: string): void;
  add(this: void, card: string): void;
  take(this: void, card: string): void;
  hero(this: void, hero: string | null): void;
  follow(this: void, cure: Cure): void;
  undo(this: void): void;
}

export function useBench(face: DeckFace, kept: ShelvedDeck, first: Deck): Bench {
  const [name, rename] = useState(kept.name);
  const [editing, edit] = useState(() => startEditing(first));
  const acts = useMemo<BenchActs>(
    () => ({
      rename,
      add: (card) => edit((now) => addCards(now, [card])),
      take: (card) => edit((now) => takeOut(now, [card])),
      hero: (hero) => edit((now) => chooseHero(now, hero)),
      follow: (cure) => edit((now) => follow(now, cure)),
      undo: () => edit(undo),
    }),
    [],
  );
  const made = useMemo(() => {
    const deck = deckIn(editing, face.book);
    const limits = face.limits({});
    return {
      deck,
      limits,
      code: deckCode(deck, face.book),
      counts: countsIn(editing),
      faults: deckFaults(deck, face.book, limits),
      played: playedOf(deck, face, limits),
    };
  }, [editing, face]);
  const saving = useAutosave(kept, { name: tidyName(name) ?? kept.name, code: made.code });
  return { face, id: kept.id, name, editing, saving, acts, ...made };
}
