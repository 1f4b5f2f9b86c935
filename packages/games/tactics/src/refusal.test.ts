import { readFileSync } from "node:fs";
import { advance } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import type { Bar } from "./bars.ts";
import { refusal } from "./refusal.ts";
import { tactics } from "./rules.ts";
import type { Move } from "./shape.ts";
import { opening, play, playAll, refused, refusedTo, scene } from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";
import type { Setting } from "./testing/setting.ts";

const BUSY = "..... ...h. #.A.. ..a.. T.H..";
const busy = (more: Partial<Setting> = {}): Scene => scene({ board: BUSY, ...more });
const hero = (skill: NonNullable<Setting["skills"]>[0], more: Partial<Setting> = {}): Scene =>
  busy({ skills: [skill, "endure"], ...more });
const having = (buff: string): Scene => busy({ buffs: { c1: buff } });

/** Every bar with a table, what is typed, and what is said to it. The compiler asks for a missing one. */
const BARRED: Readonly<Record<Bar, readonly [Scene, string, string]>> = {
  stunned: [having("stun"), "move b1", "The Warrior is stunned: it can only end its turn."],
  rooted: [having("root"), "move b1", "The Warrior is rooted: it cannot move."],
  blind: [having("blind"), "attack c2", "The Warrior is blind: it cannot attack."],
  ascended: [having("invulnerable"), "attack c2", "The Warrior is ascended: it cannot attack."],
  "too-strong": [
    having("power"),
    "both b1 b2",
    "With Power the Warrior cannot move and hit in one action.",
  ],
  "stands-there": [busy(), "move c1", "The Warrior stands on c1 already."],
  "not-straight": [
    busy(),
    "move d2",
    "d2 is not on a row or column with the Warrior: moves go straight.",
  ],
  "too-far": [busy(), "move e1", "e1 is too far: the Warrior walks 1 tile."],
  occupied: [busy(), "move c2", "c2 is not free."],
  "path-blocked": [
    scene({ board: "..h.. ..... ..... ..#.. H.S..", acts: "c1" }),
    "move c3",
    "Something stands in the way to c3.",
  ],
  "not-in-line": [busy(), "attack d4", "d4 is not on a row or column with the Warrior."],
  "out-of-range": [busy(), "attack c3", "c3 is out of range: 1 at most."],
  "no-line-of-sight": [
    scene({ board: "..... ..h.. ..#.. ..A.. H....", acts: "c2" }),
    "attack c4",
    "An obstacle stands between the Archer and c4.",
  ],
  "not-beside": [busy(), "both b1 d4", "d4 is not beside b1."],
  "nothing-there": [busy(), "attack d1", "There is no enemy on d1."],
  "own-unit": [
    scene({ board: "..h.. ..... ..... ..... .TH.." }),
    "attack b1",
    "On b1 stands one of your own.",
  ],
  unseen: [
    busy({ buffs: { c2: "invisible" } }),
    "attack c2",
    "Whoever stands on c2 cannot be seen: nothing can be aimed at it.",
  ],
  "units-only": [
    busy({ acts: "a1" }),
    "both a2 a3",
    "After a move only a unit can be hit, and on a3 is an obstacle.",
  ],
  "needs-power": [
    busy({ acts: "a1" }),
    "destroy a2",
    "Only with Power can the Tank destroy an obstacle at once.",
  ],
  "no-obstacle": [having("power"), "destroy b1", "There is no obstacle on b1."],
  "no-skill": [busy({ acts: "a1" }), "skill", "Only heroes have a skill."],
  resting: [busy({ cooldowns: [2, 0], round: 3 }), "skill", "Endure rests: ready in round 5."],
  "needs-target": [hero("hawk"), "skill", "Spirit Hawk needs a tile to be aimed at."],
  "takes-no-target": [busy(), "skill c2", "Endure is aimed at no tile."],
  "hits-nobody": [
    hero("blades"),
    "skill b1",
    "Spectral Blades would hit nobody in that direction.",
  ],
  "shadows-out": [
    scene({ board: "..h.. ..... ..... ..C.. .CH..", skills: ["clone", "endure"] }),
    "skill d1",
    "Both of your shadows are on the board.",
  ],
  "no-ally": [hero("trinity"), "skill c2", "On c2 stands none of your own."],
  "takes-no-debuff": [hero("hawk"), "skill c2 slow", "Spirit Hawk leaves no choice of a debuff."],
};

describe("an action that is barred", () => {
  test.each(Object.entries(BARRED))("[R22] %s", (code, [table, line, words]) => {
    expect(refused(table, line)).toEqual({ code, words });
  });

  test.each([
    ["the reach of a skill", hero("hawk"), "skill e5", "e5 is out of range: 4 at most."],
    [
      "a beacon that is set",
      hero("beacon", { beacons: ["b2", null] }),
      "skill c3",
      "Warp Beacon is aimed at no tile now: it goes to b2.",
    ],
    [
      "a beacon that is taken",
      hero("beacon", { beacons: ["c2", null] }),
      "skill",
      "c2 is not free.",
    ],
    [
      "all around",
      hero("shockwave", { board: "..h.. ..... ..... ..... ..H.." }),
      "skill",
      "Shockwave would hit nobody.",
    ],
    ["an obstacle far away", having("power"), "destroy a3", "a3 is not beside the Warrior."],
  ] as const)("[R22] the words know the case: %s", (_case, table, line, words) => {
    expect(refused(table, line)?.words ?? "").toBe(words);
  });
});

const fallen = play(scene({ board: "h.... ..... ..a1.. ..H.. T...." }), "attack c3");
const classed = playAll(opening(), "Mage", "Rogue");
const end = (unit: number): Move => ({ kind: "end", unit });

/** What is tried at the wrong time, by a seat, and what is said to it. */
const UNTIMELY: readonly (readonly [string, Seat, Scene, Move, string])[] = [
  ["remains-first", 1, fallen, end(5), "Say first what your fallen Archer leaves behind."],
  ["draft-over", 0, busy(), { kind: "back" }, "The draft is over: the battle has begun."],
  [
    "nobody-fell",
    0,
    busy(),
    { kind: "remains", leave: "tile" },
    "Nobody has fallen that would leave something behind.",
  ],
  ["no-such-unit", 0, busy(), end(1), "There is no such unit on the board."],
  ["not-your-unit", 0, busy(), end(8), "The Archer is not yours to command."],
  [
    "unit-fallen",
    1,
    play(fallen, "obstacle"),
    { kind: "move", unit: 8, to: 0 },
    "Your Archer has fallen.",
  ],
  [
    "has-acted",
    0,
    busy({ acts: "a1", done: "c1" }),
    end(0),
    "Your Warrior has acted in this round. Now acts your Tank.",
  ],
  [
    "not-its-turn",
    0,
    busy(),
    end(4),
    "It is not yet the turn of your Archer. Now acts your Warrior.",
  ],
  [
    "draft-first",
    0,
    opening(),
    end(0),
    "The battle has not begun: choose class, minions and skill first.",
  ],
  [
    "same-minion",
    0,
    play(classed, "Tank"),
    { kind: "minion", minion: "tank" },
    "You have a Tank: choose two different minions.",
  ],
  ["nothing-chosen", 0, classed, { kind: "back" }, "You have chosen no minion yet."],
  [
    "other-class",
    0,
    playAll(classed, "Tank", "Archer"),
    { kind: "learn", skill: "endure" },
    "Endure is no skill of a Mage.",
  ],
  [
    "not-asked",
    0,
    classed,
    { kind: "class", class: "mage" },
    "You are asked for your minions now; what is final stays chosen.",
  ],
];

describe("a move at the wrong time", () => {
  test.each(UNTIMELY)("[R22] %s", (code, seat, { state }, move, words) => {
    expect(refusal(state, seat, move)).toEqual({ code, words });
  });

  test("every code of the file is told here", () => {
    const source = readFileSync(new URL("refusal.ts", import.meta.url), "utf8");
    const codes = [...source.matchAll(/\bno\(\s*"([a-z-]+)"/g)].map((found) => found[1] ?? "");
    expect(codes.toSorted()).toEqual(UNTIMELY.map(([code]) => code).toSorted());
  });
});

describe("before the rules are asked", () => {
  const position = { rng: [1, 2, 3, 4] as const, paused: false, forfeited: null };
  const tried = ({ state }: Scene, seat: Seat) => {
    const step = advance(tactics, { ...position, state }, { kind: "move", seat, move: end(0) });
    return step.ok ? null : step.refusal.code;
  };

  test("[R22] the match is over, or it is not your turn", () => {
    const over = play(scene({ board: "..... ..... ..h1.. ..H.. ....." }), "attack c3");
    expect([tried(over, 0), tried(busy(), 1), tried(busy(), 0)]).toEqual([
      "match-over",
      "not-your-decision",
      null,
    ]);
  });

  test("[R22] a refused action can be tried again", () => {
    const table = busy();
    expect(refusedTo(table, 0, "move c2")).not.toBeNull();
    expect(refusedTo(table, 0, "move b1")).toBeNull();
  });
});
