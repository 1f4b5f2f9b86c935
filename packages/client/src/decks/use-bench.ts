import { deckCode, deckFaults, missingFor } from "@holmgang/decks";
import type { Deck, DeckLimits, Fault, Missing, Padded } from "@holmgang/decks";
import { useEffect, useMemo, useState } from "react";
import type { DeckFace } from "../game/deck-face.ts";
import { useHoldings } from "../gold/use-holdings.ts";
import type { Holdings } from "../gold/use-holdings.ts";
import { addCards, chooseHero, countsIn, deckIn, startEditing, takeOut, undo } from "./editing.ts";
import type { Editing } from "./editing.ts";
import { playedOf } from "./played.ts";
import { follow } from "./remedies.ts";
import type { Cure } from "./remedies.ts";
import type { Desk } from "./use-desk.ts";

/** A deck on the bench: what it is now, and what can be done to it. */
export interface Bench {
  readonly face: DeckFace;
  readonly desk: Desk;
  readonly editing: Editing;
  /** The same in the order of the book. */
  readonly deck: Deck;
  readonly code: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly limits: DeckLimits;
  readonly faults: readonly Fault[];
  /** As it is played: filled up, where limits pad. */
  readonly played: Padded;
  /** Null in a game without gold. */
  readonly holdings: Holdings | null;
  /** What its reader would have to buy for matches that count. */
  readonly missing: readonly Missing[];
  readonly acts: BenchActs;
}

export interface BenchActs {
  add(this: void, card: string): void;
  take(this: void, card: string): void;
  hero(this: void, hero: string | null): void;
  follow(this: void, cure: Cure): void;
  undo(this: void): void;
}

export function useBench(face: DeckFace, desk: Desk, first: Deck): Bench {
  const [editing, edit] = useState(() => startEditing(first));
  const acts = useMemo<BenchActs>(
    () => ({
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
  const holdings = useHoldings(face.game);
  const { keep } = desk;
  const { code, deck } = made;
  const missing = holdings?.bought
    ? missingFor([deck], holdings.face.economy, holdings.bought)
    : [];
  useEffect(() => keep(code), [keep, code]);
  return { face, desk, editing, acts, holdings, missing, ...made };
}
