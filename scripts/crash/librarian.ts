import { setTimeout as sleep } from "node:timers/promises";
import { deckCode } from "@holmgang/decks";
import { DECK_BOOKS } from "@holmgang/games";
import type { Rng } from "@holmgang/kernel";

/** A deck as its owner knows it: it is named by numbers that grow, so that an older name is known from a newer one. */
export interface Shelved {
  readonly id: string;
  /** The newest name whose writing was answered; null before any was. */
  answered: number | null;
  /** The newest that was sent. */
  sent: number;
  /** What is known of its end: not asked for, asked for, or answered. */
  end: "none" | "asked" | "answered";
}

/** What somebody has done with their decks. */
export interface Shelf {
  readonly account: string;
  readonly decks: Shelved[];
  readonly complaints: string[];
  answers: number;
}

interface Reader {
  readonly addresses: readonly string[];
  readonly token: string;
  readonly rng: Rng;
  readonly shelf: Shelf;
  /** Called right before something is sent. */
  aim(this: void, address: string): void;
}

const GAME = "slots";
const PAUSE_MS = 30;
/** At once; fewer than a shelf holds. */
const MOST = 40;
/** After this long somebody has given up on a server, and asks another. */
const PATIENCE_MS = 2_000;

/** Somebody who makes, renames and deletes decks, on whichever server answers. Returns how to end it. */
export function openLibrarian({ addresses, token, rng, shelf, aim }: Reader): () => Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  let isRetiring = false;
  let at = rng.below(addresses.length);
  let last = 0;
  /** Whether the server that is asked has answered lately: one that has just been struck is left to come back. */
  let isUp = false;

  async function stay(): Promise<void> {
    const goesOn = () => !isRetiring;
    while (goesOn()) {
      await sleep(rng.below(PAUSE_MS));
      const open = shelf.decks.filter(({ end }) => end === "none");
      const deck = open[rng.below(open.length + 1)];
      if (deck) await (rng.below(8) === 0 ? remove(deck) : rename(deck));
      else if (open.length < MOST) await make();
    }
  }

  async function make(): Promise<void> {
    const id = Array.from({ length: 32 }, () => rng.below(16).toString(16)).join("");
    const deck: Shelved = { id, answered: null, sent: ++last, end: "none" };
    shelf.decks.push(deck);
    const body = { id, game: GAME, name: `Deck ${deck.sent}`, code: CODE };
    if (await isDone("POST", "", body)) deck.answered = deck.sent;
  }

  async function rename(deck: Shelved): Promise<void> {
    const name = (deck.sent = ++last);
    if (await isDone("PATCH", `/${deck.id}`, { name: `Deck ${name}` })) deck.answered = name;
  }

  async function remove(deck: Shelved): Promise<void> {
    deck.end = "asked";
    if (await isDone("DELETE", `/${deck.id}`)) deck.end = "answered";
  }

  /** Whether it was answered that it was done; if nobody answers, the next server is asked from now on. */
  async function isDone(method: string, path: string, body?: object): Promise<boolean> {
    const address = addresses[at]!;
    if (isUp) aim(address);
    try {
      const reply = await fetch(`${address}/api/decks${path}`, {
        method,
        headers: body ? headers : { authorization: headers.authorization },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      isUp = true;
      if (reply.ok) shelf.answers++;
      // A deck whose making nobody answered may not be there.
      else if (!UNSURE.some((code) => text.includes(code)))
        shelf.complaints.push(`${method} ${path}: ${text}`);
      return reply.ok;
    } catch {
      isUp = false;
      at = (at + 1) % addresses.length;
      await sleep(PAUSE_MS);
      return false;
    }
  }

  const done = stay();
  return () => {
    isRetiring = true;
    return done;
  };
}

const UNSURE = ["no-such-deck", "unknown", "internal"];

/** Any deck will do, also one that is not finished. */
const CODE = deckCode({ hero: null, cards: [] }, DECK_BOOKS[GAME]!);
