import { describe, expect, test } from "vitest";
import { asTold, sight, updateFor } from "./audience.ts";
import type { Input } from "./input.ts";
import { advance, open } from "./match.ts";
import { fortune } from "./testing/fortune.ts";
import { toy } from "./testing/toy.ts";
import type { ToyState } from "./testing/toy.ts";
import { turns } from "./testing/turns.ts";
import { VIEWERS } from "./seat.ts";
import { nextTurn, openingTurn } from "./turn.ts";
import type { Moment } from "./turn.ts";

const settings = { cards: 2 };
const opening = open(toy, { settings, entries: [null, null] }, "audience");
const { position } = opening;
const start = openingTurn(toy, settings, opening).after;

/** Who is told something, and what, when this happens. */
function told(before: Moment<ToyState>, at: number, input: Input) {
  const step = advance(toy, before.position, input);
  if (!step.ok) throw new Error(step.refusal.words);
  const turn = nextTurn(toy, settings, before, { ...step.value, at });
  return { moment: turn.after, updates: VIEWERS.map((viewer) => updateFor(toy, turn, viewer)) };
}

const card = (seat: 0 | 1) => position.state.hands[seat][0]!;

describe("what viewers are told", () => {
  test("a staged card is told to its owner alone", () => {
    const { updates } = told(start, 100, {
      kind: "move",
      seat: 0,
      move: { kind: "stage", card: card(0) },
    });
    expect(updates.map((update) => update?.events.length ?? null)).toEqual([1, null, null]);
  });

  test("a card played in secret is told to its owner alone, whose question is closed", () => {
    const { updates } = told(start, 100, {
      kind: "move",
      seat: 1,
      move: { kind: "play", card: card(1) },
    });
    expect(updates[1]?.decisions).toEqual([]);
    expect([updates[0], updates[2]]).toEqual([null, null]);
  });

  test("a question that follows is told to its own seat, on the clock of the old one, and to nobody else", () => {
    const first = open(fortune, { settings, entries: [null, null] }, "audience");
    const before = openingTurn(fortune, settings, first).after;
    const step = advance(fortune, first.position, {
      kind: "move",
      seat: 0,
      move: { kind: "look" },
    });
    if (!step.ok) throw new Error(step.refusal.words);
    const turn = nextTurn(fortune, settings, before, { ...step.value, at: 700 });
    const updates = VIEWERS.map((viewer) => updateFor(fortune, turn, viewer));
    expect(updates[0]?.decisions).toMatchObject([{ id: 5, follows: 4, deadline: 1000 }]);
    expect(updates.slice(1)).toEqual([null, null]);
  });

  test("a move that changes nothing at all is told to nobody", () => {
    const staged = told(start, 100, {
      kind: "move",
      seat: 0,
      move: { kind: "stage", card: card(0) },
    }).moment;
    const silent = { ...toy, redact: () => null };
    const events = [{ kind: "staged", seat: 0, card: 1 }] as const;
    expect(updateFor(silent, { before: staged, after: staged, events }, 0)).toBeNull();
  });

  test("the reveal is told to everybody, each with their own next question and its deadline", () => {
    const first = told(start, 100, {
      kind: "move",
      seat: 0,
      move: { kind: "play", card: card(0) },
    }).moment;
    const { updates } = told(first, 300, {
      kind: "move",
      seat: 1,
      move: { kind: "play", card: card(1) },
    });
    expect(
      updates.map((update) => update?.decisions.map(({ seat, deadline }) => [seat, deadline])),
    ).toEqual([[[0, 1300]], [[1, 1300]], []]);
    expect(updates.every((update) => update?.events[0]?.kind === "trick")).toBe(true);
  });

  test("a forfeit is told to everybody", () => {
    const { updates } = told(start, 5, { kind: "forfeit", seats: [0], reason: "resigned" });
    const end = { result: "win", seat: 1, reason: "resigned" };
    expect(updates.map((update) => update?.outcome)).toEqual([end, end, end]);
  });

  test("a pause is told to whoever has a clock, which then has no deadline", () => {
    const { updates } = told(start, 5, { kind: "pause" });
    expect(updates.map((update) => update?.decisions[0]?.deadline)).toEqual([
      null,
      null,
      undefined,
    ]);
  });
});

describe("a bank that only questions nobody may know of draw on", () => {
  test("[K27] is told to its own seat alone", () => {
    const timed: typeof toy = {
      ...toy,
      decisions: (state) => toy.decisions(state).map((each) => ({ ...each, bankMs: 9000 })),
    };
    const { after } = openingTurn(timed, settings, opening);
    const sights = VIEWERS.map((viewer) => sight(timed, after, viewer));
    expect(sights.map(({ decisions }) => decisions.map(({ seat, bank }) => [seat, bank]))).toEqual([
      [[0, { ms: 9000, leftMs: 9000, deadline: 9000 }]],
      [[1, { ms: 9000, leftMs: 9000, deadline: 9000 }]],
      [],
    ]);
    expect(sights.map(({ others }) => others)).toEqual([[], [], []]);
  });
});

describe("public questions", () => {
  const deal = open(turns, { settings, entries: [null, null] }, "turns");
  const moment = openingTurn(turns, settings, deal).after;
  const asked = { id: 0, seat: 0, kind: "card", limitMs: 1000, public: true, deadline: 1000 };

  test("are told to everybody: to their seat as its own, to rival and spectator as another's", () => {
    const [own, other, watched] = VIEWERS.map((viewer) => sight(turns, moment, viewer));
    expect([own?.decisions, own?.others]).toEqual([[asked], []]);
    expect([other?.decisions, other?.others]).toEqual([[], [asked]]);
    expect([watched?.decisions, watched?.others]).toEqual([[], [asked]]);
  });

  test("[K27] tell everybody the bank they draw on, and a pause how much of it is left", () => {
    const drawing = { ...asked, bankMs: 9000 };
    const timed: typeof turns = {
      ...turns,
      decisions: (state) => turns.decisions(state).map((each) => ({ ...each, bankMs: 9000 })),
    };
    const begun = openingTurn(timed, settings, deal).after;
    const bank = { ms: 9000, leftMs: 9000, deadline: 9000 };
    const sights = VIEWERS.map((viewer) => sight(timed, begun, viewer));
    expect(sights.map(({ decisions, others }) => [...decisions, ...others])).toEqual(
      VIEWERS.map(() => [{ ...drawing, bank }]),
    );
    const step = advance(timed, begun.position, { kind: "pause" });
    if (!step.ok) throw new Error(step.refusal.words);
    const { after } = nextTurn(timed, settings, begun, { ...step.value, at: 700 });
    expect(sight(timed, after, 1).others).toEqual([
      { ...drawing, deadline: null, bank: { ms: 9000, leftMs: 8300, deadline: null } },
    ]);
  });

  test("have no deadline while the match is paused", () => {
    const paused = { ...moment, clocks: { ...moment.clocks, pausedAt: 5 } };
    expect(sight(turns, paused, 1).others).toEqual([{ ...asked, deadline: null }]);
  });
});

test("[K28] a question that is told under another id is known by that one to everybody else", () => {
  const asked = {
    id: 1003,
    seat: 0,
    kind: "turn",
    limitMs: null,
    public: true,
    follows: 1002,
  } as const;
  expect(asTold({ ...asked, told: 1000 }, 0)).toEqual(asked);
  for (const viewer of [1, "spectator"] as const)
    expect(asTold({ ...asked, told: 1000 }, viewer)).toEqual({
      id: 1000,
      seat: 0,
      kind: "turn",
      limitMs: null,
      public: true,
    });
});
