import { describe, expect, test } from "vitest";
import {
  asked,
  hand,
  lane,
  legal,
  play,
  refused,
  round,
  scene,
  seen,
  told,
} from "../testing/scene.ts";
import { clans } from "./rules.ts";

const staged = (from: ReturnType<typeof scene>, seat: 0 | 1 = 0) =>
  from.position.state.seats[seat].staged.map(
    ({ card, lane: where, place }) => `${card} ${where} ${place}`,
  );

describe("planning", () => {
  const start = scene({ hands: ["fusilier voltigeur grenadier", "hussar"] });

  test("[R10] both plan at the same time, and the round is played as soon as both have submitted", () => {
    expect(asked(start)).toBe("0 plan,1 plan");
    const one = play(start, 0, "submit");
    expect([asked(one), told(one, "plan_shown")]).toEqual(["1 plan", []]);
    expect(told(play(one, 1, "submit"), "round_end")).toEqual([{ kind: "round_end", round: 3 }]);
  });

  test("[R10] at the bell what is staged is played, be it nothing", () => {
    const rung = play(play(play(start, 0, "fusilier west", "bell"), 1), 1, "bell");
    expect(lane(rung, 0)).toBe(" | fusilier 9 | ");
    expect(told(rung, "plan_shown").map(({ units }) => units.length)).toEqual([1, 0]);
  });

  test("[R10] planning has 8 seconds; without a limit there is no bell", () => {
    const limit = (planMs: number) =>
      clans.decisions(scene({ settings: { planMs }, hands: ["fusilier", ""] }).position.state)[0]
        ?.limitMs;
    expect([limit(8000), limit(0)]).toEqual([8000, null]);
  });

  test("[R11] cards go to one’s own bases: two a lane, and no more than the stack has room for", () => {
    const full = scene({ hands: ["fusilier voltigeur grenadier", ""], west: "sapper | |" });
    expect(refused(play(full, 0, "fusilier west"), 0, "voltigeur west").code).toBe("tile-full");
    const two = play(start, 0, "fusilier west", "voltigeur west");
    expect(refused(two, 0, "grenadier west").code).toBe("lane-full");
    expect(legal(start, 0)).toContain("Fusilier to East front");
  });

  test("[R11] with `laneCards` 1 a round adds one card to a lane", () => {
    const one = scene({ settings: { laneCards: 1 }, hands: ["fusilier voltigeur", ""] });
    expect(refused(play(one, 0, "fusilier west"), 0, "voltigeur west")).toEqual({
      code: "lane-full",
      words: "A round adds at most one card to a lane.",
    });
  });

  test("[R12] in front goes before whoever is there by then, behind to the back", () => {
    const front = play(start, 0, "fusilier west", "voltigeur west front");
    const back = play(start, 0, "fusilier west", "voltigeur west back");
    expect([lane(round(front), 0), lane(round(back), 0)]).toEqual([
      " | voltigeur 5 fusilier 9 | ",
      " | fusilier 9 voltigeur 5 | ",
    ]);
  });

  test("[R12] behind a survivor, unless the player wants it in front", () => {
    const base = scene({ hands: ["fusilier"], west: { board: "sapper | | ", zone: 0 } });
    expect(lane(round(play(base, 0, "fusilier west back")), 0)).toBe("sapper 8 fusilier 9 |  | ");
    expect(lane(round(play(base, 0, "fusilier west front")), 0)).toBe("fusilier 9 sapper 8 |  | ");
  });

  test("[R12] the first card of a stack is its front, wherever it was staged", () => {
    const first = play(start, 0, "fusilier west back");
    expect(lane(round(first), 0)).toBe(" | fusilier 9 | ");
    expect(legal(start, 0).filter((move) => move.includes("West back"))).toEqual([]);
  });

  test("[R13] staged cards can be taken back until one submits", () => {
    const two = play(start, 0, "fusilier west", "voltigeur west back");
    expect(staged(play(two, 0, "take back west front"))).toEqual(["voltigeur 0 back"]);
    expect(refused(start, 0, "take back west front").code).toBe("not-staged");
    expect(refused(play(start, 0, "submit"), 0, "fusilier west").code).toBe("not-your-decision");
  });

  test("[R13] a survivor is not taken back", () => {
    const base = scene({ hands: ["fusilier"], west: { board: "sapper | | ", zone: 0 } });
    expect(refused(play(base, 0, "fusilier west back"), 0, "take back west front").code).toBe(
      "not-staged",
    );
  });

  test("[R13] a whole plan replaces what was staged, and is refused whole", () => {
    const one = play(start, 0, "fusilier east");
    expect(lane(play(play(one, 0, "submit grenadier west front"), 1, "submit"), 0)).toBe(
      " | grenadier 14 | ",
    );
    expect(lane(play(play(one, 0, "submit grenadier west front"), 1, "submit"), 2)).toBe(" |  | ");
    expect(refused(one, 0, "submit grenadier west, hussar west").code).toBe("not-in-hand");
    expect(refused(one, 0, "submit grenadier west, grenadier west").code).toBe("not-in-hand");
  });

  test("[R13] what is listed is one more card, the hero, and submitting; never a take-back or a plan", () => {
    const one = play(start, 0, "fusilier west");
    const kinds = clans.legalMoves(one.position.state, 0).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["stage", "submit"]));
  });

  test("[R14] [GL-13] that somebody has submitted is told at once, and nothing else", () => {
    const one = play(start, 0, "fusilier west", "submit");
    const heard = one.events
      .map((event) => clans.redact(event, 1))
      .filter((event) => event !== null);
    expect(heard).toEqual([{ kind: "submitted", seat: 0 }]);
    expect(seen(one, 1).seats[0]).toMatchObject({ done: true, handCount: 3, own: null });
  });

  test("[R14] [GL-13] a hero and all counts are known at the reveal", () => {
    const fresh = scene({
      hands: ["fusilier", "hussar"],
      decks: ["sapper grenadier", ""],
      heroesUsed: [false, true],
    });
    const called = play(fresh, 0, "hero");
    expect(seen(called, 1).seats[0]).toMatchObject({
      heroUsedIn: null,
      handCount: 1,
      deckCount: 2,
    });
    const shown = round(called);
    expect(told(shown, "plan_shown")[0]).toMatchObject({ hand: 3, deck: 0 });
    expect(seen(shown, 1).seats[0]).toMatchObject({ heroUsedIn: 3, handCount: 3 });
  });

  test("[R15] what Napoleon draws comes at once, for its seat alone, and the clock of the question runs on", () => {
    const fresh = scene({
      settings: { planMs: 8000 },
      hands: ["fusilier", "hussar"],
      decks: ["sapper grenadier old-guard", ""],
      heroesUsed: [false, true],
    });
    const [before] = clans.decisions(fresh.position.state);
    const called = play(fresh, 0, "hero");
    const [after] = clans.decisions(called.position.state);
    expect(hand(called, 0)).toBe("fusilier sapper grenadier");
    expect(after).toMatchObject({ follows: before?.id, limitMs: 8000 });
    expect(called.events.map((event) => clans.redact(event, 1))).toEqual([null, null]);
    expect(seen(called, 1)).toEqual(seen(fresh, 1));
  });

  test("[R15] other heroes wait for the reveal, and the question stays the same", () => {
    const fresh = scene({
      heroes: ["nelson", "saladin"],
      hands: ["fusilier", ""],
      heroesUsed: [false, true],
      west: { board: "sapper-4 | | ", zone: 0 },
    });
    const called = play(fresh, 0, "hero");
    expect(clans.decisions(called.position.state)).toEqual(clans.decisions(fresh.position.state));
    expect([lane(called, 0), lane(round(called), 0)]).toEqual(["sapper 4 |  | ", "sapper 7 |  | "]);
  });

  test("[R15] once a match", () => {
    const fresh = scene({ hands: ["fusilier", "hussar"], heroesUsed: [false, true] });
    const later = round(play(fresh, 0, "hero"));
    expect(refused(play(fresh, 0, "hero"), 0, "hero").code).toBe("hero-used");
    expect(refused(later, 0, "hero")).toEqual({
      code: "hero-used",
      words: "Your hero has acted already: once a match is all.",
    });
  });

  test("[R16] who has neither a card and a place for it nor a hero is not asked", () => {
    const next = round(scene({ hands: ["fusilier voltigeur", ""], settings: { roundDraw: 0 } }), [
      "fusilier west",
    ]);
    expect(asked(next)).toBe("0 plan");
  });

  test("[R16] a full base is no place, unless a middle is one’s own", () => {
    const boards = { board: "sapper fusilier | | ", zone: 0 } as const;
    const full = { hands: ["hussar", "hussar"] as [string, string], settings: { roundDraw: 0 } };
    const shut = round(scene({ ...full, west: boards, center: boards, east: boards }));
    const own = round(
      scene({ ...full, west: boards, center: boards, east: { ...boards, owner: 0 } }),
    );
    expect([asked(shut).includes("0 plan"), asked(own).includes("0 plan")]).toEqual([false, true]);
  });

  test("[R16] if neither is asked rounds are played until one is, or the match ends", () => {
    const alone = round(
      scene({ hands: ["fusilier", "hussar"], settings: { roundDraw: 0 } }),
      ["fusilier west"],
      ["hussar east"],
    );
    expect([asked(alone), alone.position.state.outcome]).toEqual([
      "",
      { result: "win", seat: 1, reason: "crystal" },
    ]);
  });
});

describe("refusals", () => {
  const start = scene({
    hands: ["fusilier aerostier", ""],
    west: { owner: 1 },
    center: { owner: 0 },
  });

  test.each([
    ["old-guard west", "not-in-hand", "Old Guard is not in your hand."],
    ["fusilier center middle", "base-only", "Fusilier is placed on your base."],
    ["aerostier west middle", "not-your-tile", "The middle of the West is not yours."],
    ["take back east", "not-staged", "Nothing is staged there, in the East."],
    ["hero", "hero-used", "Your hero has acted already: once a match is all."],
  ])("[R11] %s is refused in words: %s", (line, code, words) => {
    expect(refused(start, 0, line)).toEqual({ code, words });
  });

  test("[R11] what is no move at all is answered with what one looks like", () => {
    const raw = (move: unknown) => clans.parseMove(move);
    for (const move of [
      null,
      7,
      {},
      { kind: "stage", card: "dragon", lane: 0, place: "front" },
      { kind: "submit", plan: [{}, {}, {}, {}, {}, {}, {}] },
    ])
      expect(raw(move)).toMatchObject({ ok: false, refusal: { code: "unparsable" } });
  });
});
