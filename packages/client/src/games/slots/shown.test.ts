import { open, parseConfig, pick, seededRng, VIEWERS } from "@holmgang/kernel";
import { slots } from "@holmgang/slots";
import type { Event } from "@holmgang/slots";
import { lawKit } from "@holmgang/slots/testing";
import { expect, test } from "vitest";
import { after, shownOf } from "./shown.ts";

test("what the table shows after the events is what the next view says, in 200 matches", () => {
  const rng = seededRng("shown");
  for (let match = 0; match < 200; match++) {
    const config = parseConfig(slots, lawKit.configs(rng));
    if (!config.ok) throw new Error(config.refusal.words);
    const { state } = open(slots, config.value, `shown/${match}`).position;
    for (let moves = 0; moves < 100 && slots.outcome(state) === null; moves++) {
      const { seat } = slots.decisions(state)[0]!;
      const events: Event[] = [];
      const before = VIEWERS.map((viewer) => shownOf(slots.view(state, viewer)));
      slots.apply(state, seat, pick(rng, slots.legalMoves(state, seat)), {
        rng,
        emit: (event) => events.push(event),
      });
      for (const [index, viewer] of VIEWERS.entries()) {
        const shown = events
          .map((event) => slots.redact(event, viewer))
          .filter((event) => event !== null)
          .reduce(after, before[index]!);
        expect(shown).toEqual(shownOf(slots.view(state, viewer)));
      }
    }
  }
});
