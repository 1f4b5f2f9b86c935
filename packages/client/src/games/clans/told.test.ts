import { SEATS, seededRng } from "@holmgang/kernel";
import { clans, SHOW_MS, somePlan } from "@holmgang/clans";
import type { Event } from "@holmgang/clans";
import { expect, test } from "vitest";
import { beatsOf } from "../../match/beats.ts";
import { TELLING } from "./told.ts";

/** Everything that is told in a match of any plans. */
function eventsOf(seed: string): readonly Event[] {
  const rng = seededRng(seed);
  const settings = clans.parseSettings({});
  if (!settings.ok) throw new Error(settings.refusal.words);
  const entry = clans.parseEntry(null, settings.value);
  if (!entry.ok) throw new Error(entry.refusal.words);
  const events: Event[] = [];
  const table = { rng, emit: (event: Event) => void events.push(event) };
  const state = clans.setup(
    { settings: settings.value, entries: [entry.value, entry.value] },
    table,
  );
  while (!clans.outcome(state))
    for (const seat of SEATS)
      if (clans.decisions(state).some((asked) => asked.seat === seat))
        clans.apply(state, seat, { kind: "submit", plan: somePlan(state, seat, rng) }, table);
  return events;
}

test.each(["a", "b", "c", "d"])("clocks wait for what a table shows (%s)", (seed) => {
  const events = eventsOf(seed);
  const shown = beatsOf(events, TELLING).reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  const allowed = events.reduce((sum, { kind }) => sum + SHOW_MS[kind], 0);
  expect(allowed).toBeGreaterThanOrEqual(shown);
});

test("blows of one tick and phase land at the same moment, and the fallen fall after them", () => {
  const beats = beatsOf(eventsOf("a"), TELLING);
  const blows = beats.filter(({ events }) => events.some(({ kind }) => kind === "hit"));
  expect(blows.some(({ events }) => events.filter(({ kind }) => kind === "hit").length > 1)).toBe(
    true,
  );
  for (const { events } of blows) expect(events.some(({ kind }) => kind === "fell")).toBe(false);
});
