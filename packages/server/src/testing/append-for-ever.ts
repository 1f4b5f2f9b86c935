// A node that drafts without end in the matches named, and says so on stdout after every acknowledgement. Meant to be killed.
import { keepMatch, openStore } from "../index.ts";
import type { StorePlace } from "../index.ts";
import { keepingOn } from "./keeping.ts";

const [place, ...ids] = process.argv.slice(2);
const store = await openStore(JSON.parse(place!) as StorePlace); // the test that starts this gives it one
const keeping = keepingOn(store, { now: 1_000_000 });

await Promise.all(
  ids.map(async (id) => {
    const match = await keepMatch(keeping, id);
    for (let i = 0; ; i++) {
      const layout = [i % 2 ? "attack" : "heal", null, null];
      const page = await match.take({
        kind: "move",
        seat: i % 4 < 2 ? 0 : 1,
        move: { kind: "layout_draft", layout, roundIndex: 1 },
      });
      if (!page.ok) throw new Error(page.refusal.words);
      process.stdout.write(
        `${id} ${page.value.journal.inputs.length - 1} ${page.value.journal.inputs.at(-1)!.link}\n`,
      );
    }
  }),
);
