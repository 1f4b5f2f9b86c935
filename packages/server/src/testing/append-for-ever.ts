// A node that plays the matches named, those of one game after the other, and says so on stdout after every acknowledgement.
// Meant to be killed.
import { pick, seededRng } from "@holmgang/kernel";
import { keepMatch, openStore } from "../index.ts";
import type { StorePlace } from "../index.ts";
import { keepingOn } from "./keeping.ts";

const [place, ...ids] = process.argv.slice(2);
const store = await openStore(JSON.parse(place!) as StorePlace); // the test that starts this gives it one
const keeping = keepingOn(store, { now: 1_000_000 });

/** Plays a match to its end, wherever it stands. */
async function play(id: string): Promise<void> {
  const match = await keepMatch(keeping, id);
  const { host, journal } = match;
  const rng = seededRng(`${id} ${journal().inputs.length}`);
  for (let open = host.decisions(journal().position); open.length > 0;) {
    const { seat } = pick(rng, open);
    const move = pick(rng, host.game.legalMoves(journal().position.state, seat));
    const page = await match.take({ kind: "move", seat, move });
    if (!page.ok) throw new Error(page.refusal.words);
    const { inputs, position } = page.value.journal;
    process.stdout.write(`${id} ${inputs.length - 1} ${inputs.at(-1)!.link}\n`);
    open = host.decisions(position);
  }
}

const lanes = [...Map.groupBy(ids, (id) => id.split("/")[0]).values()];
await Promise.all(
  lanes.map(async (own) => {
    for (const id of own) await play(id);
  }),
);
throw new Error("every match is over: there should have been more");
