import { canonical, clone, seededRng, VIEWERS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { tactics } from "./rules.ts";
import type { Event } from "./shape.ts";
import { SHOW_MS } from "./show-ms.ts";
import { opening, play, playAll, scene } from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";
import { walk } from "./testing/walk.ts";
import { redact, view } from "./view.ts";
import { words } from "./words.ts";

type Viewer = (typeof VIEWERS)[number];

const heard = ({ events }: Pick<Scene, "events">, viewer: Viewer): readonly string[] =>
  events.flatMap((event) => {
    const said = redact(event, viewer);
    return said ? [words.event(said, viewer)] : [];
  });

describe("a match in sentences", () => {
  test("[R10] the draft, as its seat and its rival hear it", () => {
    const after = play(opening(), "Mage");
    expect(VIEWERS.map((viewer) => heard(after, viewer))).toEqual([
      ["You choose Mage.", "You are ready."],
      ["Rival is ready."],
      ["First seat is ready."],
    ]);
  });

  test("[R32] an attack that is dodged", () => {
    const table = scene({ board: "..... ..... ..h.. .TH.. .....", buffs: { c3: "feint" } });
    expect(heard(play(table, "attack c3"), 1)).toEqual([
      "The rival’s Warrior attacks your Warrior on c3 with 1.",
      "Your Warrior dodges.",
      "Feint on your Warrior is used up.",
      "Your Warrior strikes back.",
      "The rival’s Tank steps in for the rival’s Warrior.",
      "The rival’s Tank loses 2, 3 left.",
      "Your Warrior acts.",
    ]);
  });

  test("[R48] what is stored, and what comes of it", () => {
    const table = scene({ board: "..... ..... ..h.. ..... ..H..", buffs: { c1: "slow1" } });
    const stored = play(table, "move c2");
    const due = play(stored, "move c2");
    expect(heard(stored, "spectator")[0]).toBe(
      "The first seat’s Warrior is slow: next round it will move c2.",
    );
    expect(heard(due, 0)).toContain("Your Warrior can no longer move c2.");
  });

  test("[R68] what a fallen minion leaves, and the end", () => {
    const table = scene({ board: "h.... ..... ..a1.. ..H.. ....." });
    const asked = play(table, "attack c3");
    expect(heard(asked, 1).slice(-2)).toEqual([
      "Your Archer falls on c3.",
      "You choose what Archer leaves.",
    ]);
    expect(heard(play(asked, "tile", [0]), 0)[0]).toBe(
      "The rival’s Archer leaves a tile of Power on c3.",
    );
  });

  test("[R75] the end, as winner, loser and spectator hear it", () => {
    const board = "..... ..... ..h1.. ..H2.. .....";
    const after = play(scene({ board, buffs: { c2: "challenge" } }), "attack c3");
    expect(VIEWERS.map((viewer) => heard(after, viewer).at(-1))).toEqual([
      "You win: both heroes fell, and the last blow counts.",
      "You lose: both heroes fell, and the last blow counts.",
      "First seat wins: both heroes fell, and the last blow counts.",
    ]);
  });

  test("[R79] in 400 matches every kind of event is a sentence without a hole, for everybody", () => {
    const kinds = new Set<string>();
    const odd = new Set<string>();
    const emit = (event: Event): void => {
      kinds.add(event.kind);
      for (const line of VIEWERS.flatMap((viewer) => heard({ events: [event] }, viewer)))
        if (!isSentence(line)) odd.add(line);
    };
    for (const { state, seat } of walk("sentences", { matches: 400, bells: 25, emit }))
      if (state.drafts[seat].minions.length === 1 && state.round === 0)
        tactics.apply(clone(state), seat, { kind: "back" }, { rng: seededRng("none"), emit });
    // By chance alone almost nobody misses, or strikes at the ascended.
    const board = "..... ..... ..h.. ..H.. .....";
    const slow = scene({ board, buffs: { c2: "slow1" } });
    const ascended = scene({ board, buffs: { c3: "invulnerable" } });
    playAll(slow, "attack c3", "move d3").events.forEach(emit);
    play(ascended, "attack c3").events.forEach(emit);
    expect([...odd]).toEqual([]);
    expect(Object.keys(SHOW_MS).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

const isSentence = (line: string): boolean =>
  /^[A-Z].*\.$/.test(line) && !/undefined|null|NaN|\[object| {2}|\.\./.test(line);

describe("the table in lines", () => {
  const { state } = scene({
    board: "c.h.. ..... ..+li#2. ..... T4.H..",
    skills: ["beacon", "nature"],
    beacons: ["e5", null],
    charges: [0, 1],
    cooldowns: [0, 1],
    buffs: { c1: "shield slow", c5: "power" },
    done: "a1",
  });

  test("[R1, R79] as a seat sees it: the rival above, oneself below", () => {
    expect(words.view(view(state, 0)).map((line) => line.replaceAll(/ +/g, " "))).toEqual([
      "Round 1",
      "Rival Huntress, Nature’s Power ready in round 2, 1 charged attack",
      " Huntress on c5: 5 HP, attack 4, Power 2",
      " Shadow on a5: 1 HP, attack 1, Fading 2",
      "5 sha1 · hun5 · *",
      "4 · · · · ·",
      "3 · · +Life #2 ·",
      "2 · · · · ·",
      "1 TAN4 · MAG5 · ·",
      " a b c d e",
      "You Mage, Warp Beacon ready",
      " Mage on c1: 5 HP and 3 shield, attack 1, Shield 2, Slow 2, acts now",
      " Tank on a1: 4 HP, attack 1, done",
    ]);
  });

  test("[R48] what is stored stands there, and who has fallen", () => {
    const table = scene({ board: "..h.. ..... ..... ..... T1.H..", buffs: { c1: "slow" } });
    const stored = play(table, "move c2");
    expect(words.view(view(stored.state, 0)).at(-2)).toContain("will move c2, done");
    const next = playAll(stored, "end", "end", "obstacle");
    expect(words.view(view(next.state, 0)).at(-1)).toBe("  Tank has fallen");
  });

  test("[R10] in the draft: who is ready, and one's own choice", () => {
    const after = play(opening(), "Mage");
    expect(VIEWERS.map((viewer) => words.view(view(after.state, viewer)))).toEqual([
      ["Rival  no class shown yet", "You    no class shown yet, ready", "Chosen so far: Mage"],
      ["Rival  no class shown yet, ready", "You    no class shown yet"],
      ["Second seat  no class shown yet", "First seat   no class shown yet, ready"],
    ]);
  });
});

describe("moves", () => {
  test("[R22] every listed move reads differently and is read back, in 100 matches", () => {
    const alike: string[] = [];
    const misread: string[] = [];
    for (const { state, seat, listed } of walk("typed", { matches: 100 })) {
      const seen = view(state, seat);
      const lines = listed.map((move) => words.move(move, seat));
      if (new Set(lines).size < lines.length) alike.push(lines.join());
      for (const [index, line] of lines.entries())
        if (canonical(words.read(line, seen)) !== canonical(listed[index])) misread.push(line);
    }
    expect([alike, misread]).toEqual([[], []]);
  });

  test.each([
    "",
    "move",
    "move z9",
    "attack c1 c2",
    "both c2",
    "skill c1 c2 slow",
    "fly c3",
    "end now",
  ])("[R22] '%s' is no move", (line) => {
    const { state } = scene({ board: "..h.. ..... ..... ..... ..H.." });
    expect(words.read(line, view(state, 0))).toBeNull();
  });

  test("the help says how to type, and what one's own skill does", () => {
    const { state } = scene({ board: "..h.. ..... ..... ..... ..H..", skills: ["hawk", "endure"] });
    expect(words.help(view(state, 0)).at(-1)).toBe("Spirit Hawk: Enemy within 4: 2 damage.");
  });
});
