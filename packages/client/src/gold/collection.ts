import type { Bought } from "@holmgang/decks";
import type { Refusal, Result } from "@holmgang/kernel";
import { useEffect } from "react";
import { me } from "../me/me.ts";
import { createStore, useStore } from "../store/store.ts";
import { ask } from "../web/http.ts";

/** A purse, and what was bought from it. */
export interface Collection {
  readonly gold: number;
  readonly bought: Bought;
}

interface Known {
  readonly game: string | null;
  readonly collection: Collection | null;
  readonly refusal: Refusal | null;
}

const NOTHING: Known = { game: null, collection: null, refusal: null };
/** Of the game that was looked at last. */
const known = createStore<Known>(NOTHING);

/** Asks what the reader owns of a game. What was heard before stands until then. */
async function loadCollection(game: string): Promise<void> {
  const account = me.get()?.id;
  const answer = await ask<Collection>("GET", `/api/shop/${game}`);
  if (me.get()?.id !== account) return;
  hear(game, answer);
}

function hear(game: string, answer: Result<Collection>): void {
  known.set((before) =>
    answer.ok
      ? { game, collection: answer.value, refusal: null }
      : {
          game,
          collection: before.game === game ? before.collection : null,
          refusal: answer.refusal,
        },
  );
}

/** What the reader owns of a game, asked for whenever somebody begins to look; null asks nothing. */
export function useCollection(game: string | null): Omit<Known, "game"> {
  useEffect(() => {
    if (game === null) return;
    void loadCollection(game);
    return me.watch(() => void loadCollection(game));
  }, [game]);
  const { game: of, ...now } = useStore(known);
  return of === game ? now : NOTHING;
}

/** One of a ware: which one it will be, and what was asked for it. */
interface Order {
  readonly ware: string;
  readonly nth: number;
  readonly price: number;
}

/** Tries as long as somebody would wait. An order that was carried out before is answered the same, and never paid twice. */
export async function placeOrder(game: string, order: Order): Promise<Result<Collection>> {
  for (const pause of PAUSES_MS) {
    const answer = await ask<Collection>("POST", `/api/shop/${game}`, order);
    if (answer.ok) hear(game, answer);
    if (answer.ok || answer.refusal.code !== "offline") return answer;
    await new Promise((resolve) => void setTimeout(resolve, pause));
  }
  return ask<Collection>("POST", `/api/shop/${game}`, order);
}

const PAUSES_MS = [300, 1_000, 2_000];
