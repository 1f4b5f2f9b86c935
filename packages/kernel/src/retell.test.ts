import { expect, test } from "vitest";
import { updateFor } from "./audience.ts";
import { append, openJournal } from "./journal.ts";
import { decisions } from "./match.ts";
import { retell } from "./retell.ts";
import { VIEWERS } from "./seat.ts";
import { toy } from "./testing/toy.ts";
import { turnOf } from "./turn.ts";

test.each(VIEWERS)(
  "viewer %s is told again exactly what it was told, from the log alone",
  (viewer) => {
    let page = openJournal(toy, { settings: { cards: 2 }, entries: [null, null] }, "retell");
    let turn = turnOf(toy, page, null);
    const told = [updateFor(toy, turn, viewer)];
    for (let at = 100; decisions(toy, page.journal.position).length > 0; at += 100) {
      const { seat } = decisions(toy, page.journal.position)[0]!;
      const [move] = toy.legalMoves(page.journal.position.state, seat);
      const next = append(toy, page.journal, at, { kind: "move", seat, move });
      if (!next.ok) throw new Error(next.refusal.words);
      page = next.value;
      turn = turnOf(toy, page, turn.after);
      const update = updateFor(toy, turn, viewer);
      if (update) told.push(update);
    }
    expect(retell(toy, page.journal, viewer)).toEqual(told);
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)!.outcome).not.toBeNull();
  },
);
