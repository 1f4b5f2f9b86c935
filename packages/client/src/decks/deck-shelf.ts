import { accept, refuse } from "@holmgang/kernel";
import type { Refusal, Result } from "@holmgang/kernel";
import { useEffect } from "react";
import { me } from "../me/me.ts";
import { ask } from "../web/http.ts";
import { randomHex } from "../store/random-hex.ts";
import { createStore, useStore } from "../store/store.ts";
import { decksText } from "../text/decks.ts";
import { browserDecks, dropFromBrowser, keepInBrowser } from "./browser-decks.ts";
import { mergeDecks } from "./merge-decks.ts";
import type { DeckChanges, OwnDeck, ShelvedDeck } from "./own-deck.ts";
import { sendDecksUp } from "./send-decks-up.ts";

/** The reader's decks of all games. A guest's are in this browser, a named account's on the server; nobody else has to know. */
interface Shelf {
  /** Null until the first answer. */
  readonly decks: readonly ShelvedDeck[] | null;
  /** Why the server's are missing. */
  readonly refusal: Refusal | null;
}

const isNamed = (): boolean => me.get()?.kind === "named";

/** What this browser keeps is there at once. */
const shelf = createStore<Shelf>({
  decks: isNamed() ? null : mergeDecks(browserDecks(), []),
  refusal: null,
});

/** Counts what happened to the shelf: an answer that was asked for before that is out of date. */
let happened = 0;

export async function loadDecks(): Promise<void> {
  const asked = ++happened;
  if (!isNamed()) return shelf.set({ decks: mergeDecks(browserDecks(), []), refusal: null });
  await sendDecksUp();
  const answer = await ask<readonly OwnDeck[]>("GET", "/api/decks");
  if (asked !== happened) return;
  shelf.set({
    decks: mergeDecks(browserDecks(), answer.ok ? answer.value : []),
    refusal: answer.ok ? null : answer.refusal,
  });
}

/** Watches the shelf, and asks for what stands on it whenever somebody begins to look. */
export function useShelf({ isWanted = true } = {}): Shelf {
  useEffect(() => {
    if (!isWanted) return;
    void loadDecks();
    return me.watch(() => void loadDecks());
  }, [isWanted]);
  return useStore(shelf);
}

export async function createDeck(
  deck: Pick<OwnDeck, "game" | "name" | "code">,
): Promise<Result<ShelvedDeck>> {
  const now = Date.now();
  const made: OwnDeck = { ...deck, id: randomHex(16), createdAt: now, changedAt: now };
  if (isNamed()) {
    const { id } = made;
    const answer = await ask<OwnDeck>("POST", "/api/decks", { id, ...deck });
    if (answer.ok) return accept(put({ ...answer.value, where: "server" }));
    // It is kept here, and goes up when the server is back.
    if (answer.refusal.code !== "offline") return answer;
  }
  return keep(made);
}

export async function changeDeck(id: string, changes: DeckChanges): Promise<Result<ShelvedDeck>> {
  const deck = shelf.get().decks?.find((each) => each.id === id);
  if (!deck) return refuse("no-such-deck", decksText.gone);
  if (deck.where === "browser") {
    const { where: _here, ...kept } = deck;
    return keep({ ...kept, ...changes, changedAt: Date.now() });
  }
  const answer = await ask<OwnDeck>("PATCH", `/api/decks/${id}`, changes);
  return answer.ok ? accept(put({ ...answer.value, where: "server" })) : answer;
}

export async function deleteDeck({ id, where }: ShelvedDeck): Promise<Result<null>> {
  if (where === "server") {
    const answer = await ask<null>("DELETE", `/api/decks/${id}`);
    if (!answer.ok) return answer;
  }
  dropFromBrowser(id);
  happened++;
  shelf.set((now) => ({ ...now, decks: now.decks?.filter((each) => each.id !== id) ?? null }));
  return accept(null);
}

const keep = (deck: OwnDeck): Result<ShelvedDeck> =>
  keepInBrowser(deck)
    ? accept(put({ ...deck, where: "browser" }))
    : refuse("not-kept", decksText.notKept);

/** Sets a deck in its place on the shelf. */
function put(deck: ShelvedDeck): ShelvedDeck {
  happened++;
  shelf.set((now) => ({
    ...now,
    decks: [deck, ...(now.decks ?? []).filter(({ id }) => id !== deck.id)],
  }));
  return deck;
}
