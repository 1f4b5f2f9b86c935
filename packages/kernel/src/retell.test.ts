import { expect, test } from "vitest";
import { updateFor } from "./audience.ts";
import { runClocks, startClocks } from "./clock.ts";
import { append, openJournal } from "./journal.ts";
import { decisions } from "./match.ts";
import { retell } from "./retell.ts";
import { VIEWERS } from "./seat.ts";
import { toy } from "./testing/toy.ts";

test.each(VIEWERS)(
  "viewer %s is told again exactly what it was told, from the log alone",
  (viewer) => {
    let { journal } = openJournal(toy, { settings: { cards: 2 }, entries: [null, null] }, "retell");
    let clocks = startClocks(decisions(toy, journal.position), 0);
    const [opening] = retell(toy, journal, viewer);
    const told = [opening];
    for (let at = 100; decisions(toy, journal.position).length > 0; at += 100) {
      const { seat } = decisions(toy, journal.position)[0]!;
      const input = {
        kind: "move",
        seat,
        move: toy.legalMoves(journal.position.state, seat)[0],
      } as const;
      const page = append(toy, journal, at, input);
      if (!page.ok) throw new Error(page.refusal.words);
      const before = { position: journal.position, clocks };
      ({ journal } = page.value);
      clocks = runClocks(clocks, at, input, decisions(toy, journal.position));
      const after = { position: journal.position, clocks };
      const update = updateFor(toy, [before, after], page.value.events, viewer);
      if (update) told.push(update);
    }
    expect(retell(toy, journal, viewer)).toEqual(told);
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)!.outcome).not.toBeNull();
  },
);
