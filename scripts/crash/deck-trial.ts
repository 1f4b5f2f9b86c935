import { seededRng } from "@holmgang/kernel";
import type { Store, StorePlace } from "@holmgang/server";
import type { Fault } from "./faults.ts";
import { inTime } from "./in-time.ts";
import { openLibrarian } from "./librarian.ts";
import type { Shelf, Shelved } from "./librarian.ts";
import { startNodes } from "./nodes.ts";
import type { Verdict } from "./verdict.ts";
import { newNamed, withStore } from "./with-store.ts";

/** Deck owners of one database whose servers are struck while they write. */
interface ShelfTrial {
  readonly place: StorePlace;
  readonly nodes: number;
  readonly fault: Fault;
  readonly kills: number;
  readonly librarians: number;
  readonly seed: string;
  /** Told after every fault. */
  killed(): void;
}

/** A fault comes at most this long after something was sent. */
const WITHIN_MS = 30;
const AIM_ONE_IN = 12;

/** Strikes servers while decks are made, renamed and deleted; then every shelf must hold what was answered, and nothing older. */
export async function tryShelf(trial: ShelfTrial): Promise<Verdict> {
  const rng = seededRng(trial.seed);
  const people = await withStore(trial.place, (store) =>
    Promise.all(Array.from({ length: trial.librarians }, () => newNamed(store))),
  );
  const nodes = await startNodes({ ...trial, withinMs: WITHIN_MS });
  const aim = (address: string): void => {
    if (rng.below(AIM_ONE_IN) === 0) nodes.answered(address);
  };
  const shelves = people.map(({ account }): Shelf => ({
    account,
    decks: [],
    complaints: [],
    answers: 0,
  }));
  const librarians = people.map(({ token }, index) =>
    openLibrarian({
      addresses: nodes.addresses,
      token,
      rng: seededRng(`${trial.seed} librarian ${index}`),
      shelf: shelves[index]!, // one each
      aim,
    }),
  );
  try {
    for (let kill = 0; kill < trial.kills; kill++) {
      await nodes.strikeOne(rng);
      trial.killed();
    }
    await inTime("a librarian did not come to an end", Promise.all(librarians.map((end) => end())));
  } catch (error) {
    shelves[0]?.complaints.push(String(error));
  }
  await nodes.end();
  return withStore(trial.place, (store) => judge(store, shelves));
}

async function judge({ db }: Store, shelves: readonly Shelf[]): Promise<Verdict> {
  const rows = await db.selectFrom("deck").select(["account_id", "id", "name"]).execute();
  const names = new Map(rows.map(({ account_id, id, name }) => [`${account_id} ${id}`, name]));
  const lost = shelves.flatMap(({ account, decks }) =>
    decks.flatMap((deck) => wrongWith(deck, names.get(`${account} ${deck.id}`) ?? null)),
  );
  return {
    matches: 0,
    acknowledged: shelves.reduce((sum, { answers }) => sum + answers, 0),
    lost,
    unhappened: [],
    wrong: shelves.flatMap(({ complaints }) => complaints),
  };
}

/** What was answered and is not so; after it nothing may have come that was sent before it. */
function wrongWith({ id, answered, sent, end }: Shelved, name: string | null): readonly string[] {
  if (end === "answered") return name === null ? [] : [`deck ${id} was deleted, and is there`];
  if (name === null) return answered === null || end === "asked" ? [] : [`deck ${id} is not there`];
  const number = Number(name.replace("Deck ", ""));
  return number >= (answered ?? 0) && number <= sent
    ? []
    : [`deck ${id} is ${name}; ${answered} was answered, ${sent} was sent last`];
}
