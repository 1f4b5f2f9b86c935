import { describe, expect, test } from "vitest";
import { SETTINGS } from "./settings.ts";
import { questions } from "./questions.ts";
import { seatOf } from "./units.ts";
import {
  announced,
  asked,
  buffs,
  drawn,
  ended,
  hp,
  legal,
  play,
  playAll,
  refused,
  scene,
  told,
} from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";

const FULL = "a.h.t ..... ..... ..... T.H.A";

/** Who acts, until so many turns have ended: seat and kind. */
function turnsOf(from: Scene, count: number): readonly string[] {
  const said: string[] = [];
  for (let now = from; said.length < count; now = play(now, "end")) {
    const { active, units } = now.state;
    said.push(`${seatOf(active!)} ${units[active!]!.kind}`);
  }
  return said;
}

describe("rounds", () => {
  test("[R14, R15] [C1, C2] turns go to and fro, hero, first and second minion; seat one opens every round", () => {
    const round = ["0 hero", "1 hero", "0 tank", "1 archer", "0 archer", "1 tank"];
    expect(turnsOf(scene({ board: FULL }), 12)).toEqual([...round, ...round]);
  });

  test("[R14] with `opener` on `alternate` seat two opens every second round", () => {
    const table = scene({
      board: "..h.. ..... ..... ..... ..H..",
      settings: { opener: "alternate" },
    });
    expect(turnsOf(table, 6)).toEqual(["0 hero", "1 hero", "1 hero", "0 hero", "0 hero", "1 hero"]);
  });

  test("[R14] with `opener` on `snake` the seats open first, second, second, first, and so on", () => {
    const table = scene({ board: "..h.. ..... ..... ..... ..H..", settings: { opener: "snake" } });
    const opens = turnsOf(table, 16).filter((_, turn) => turn % 2 === 0);
    expect(opens.map((unit) => Number(unit[0]))).toEqual([0, 1, 1, 0, 0, 1, 1, 0]);
  });

  test("[R15] shadows act last, and the fallen are passed over", () => {
    const table = scene({ board: "..h.. ..... ..... ..C.. T1.H.A" });
    expect(turnsOf(table, 5)).toEqual(["0 hero", "1 hero", "0 tank", "0 archer", "0 clone"]);
    const next = playAll(table, "end", "end", "end", "end", "end", "obstacle");
    expect(turnsOf(next, 4)).toEqual(["0 hero", "1 hero", "0 archer", "0 clone"]);
  });

  test("[R16] an exhausted side watches while the other goes on", () => {
    const table = scene({ board: "a.h.t ..... ..... ..... ..H.." });
    expect(turnsOf(table, 5)).toEqual(["0 hero", "1 hero", "1 archer", "1 tank", "0 hero"]);
  });

  test("[R16] [C8] a round ends when all have acted; no clock ends it", () => {
    const clocks = SETTINGS.map(({ key }): string => key).filter((key) => key.endsWith("Ms"));
    expect(clocks.join(" ")).toBe("classMs minionsMs skillMs actionMs remainsMs disconnectGraceMs");
    const table = scene({ board: "..h.. ..... ..... ..... ..H..", acts: "c5", done: "c1" });
    expect(announced(play(table, "end"))).toContain("round_end");
  });
});

describe("the clock", () => {
  test("[R17] every action is a question of its own, with 10 seconds; a refused try changes nothing", () => {
    const table = scene({ board: FULL });
    expect(refused(table, "move c5")).not.toBeNull();
    const [before, after] = [table, play(table, "end")].map(({ state }) => questions(state)[0]!);
    expect([before!.limitMs, after!.limitMs, after!.id === before!.id]).toEqual([
      10_000,
      10_000,
      false,
    ]);
  });

  test("[R18] [X9] the bell costs the hero 1 HP and this unit its action, and no other unit's", () => {
    const table = scene({ board: FULL, acts: "a1", done: "c1 c5" });
    const after = play(table, "bell");
    expect([hp(after, "c1"), hp(after, "a1")]).toEqual([4, 5]);
    expect(turnsOf(after, 3)).toEqual(["1 archer", "0 archer", "1 tank"]);
  });

  test("[R18] nothing prevents it: no shield, no Tank, no ascension", () => {
    const table = scene({
      board: "..h.. ..... ..... ..T.. ..H..",
      buffs: { c1: "shield invulnerable" },
    });
    expect(told(play(table, "bell"), "hurt")).toMatchObject([{ by: "bell", absorbed: 0, hp: 4 }]);
  });

  test("[R18] a hero may die of it, and the rival wins", () => {
    const table = scene({ board: "..h.. ..... ..... ..... ..H1.." });
    expect(ended(play(table, "bell"))).toEqual({ result: "win", seat: 1, reason: "bell" });
  });
});

describe("Speed", () => {
  const quick = scene({ board: "..h.. ..... ..... ..... ..H..", buffs: { c1: "speed" } });

  test("[R19] two actions, one right after the other", () => {
    const once = play(quick, "move c2");
    expect([asked(once), told(once, "turn_start")[0]?.action]).toEqual(["0 action", 2]);
    expect(asked(play(once, "move c3"))).toBe("1 action");
  });

  test("[R19] ending the turn gives up both, the bell on the first only that one", () => {
    expect([asked(play(quick, "end")), asked(play(quick, "bell"))]).toEqual([
      "1 action",
      "0 action",
    ]);
  });

  test("[R19] [F31] Speed that has one round left lasts through both actions", () => {
    const last = scene({ board: "..h.. ..... ..... ..... ..H..", buffs: { c1: "speed1" } });
    expect(asked(play(last, "move c2"))).toBe("0 action");
    expect(buffs(playAll(last, "move c2", "move c3", "end"), "c3")).toBe("");
  });

  test("[R20] whoever walks onto it has its second action at once", () => {
    const table = scene({ board: "..h.. ..... ..... ..+sp.. ..H.." });
    expect([asked(play(table, "move c2")), asked(playAll(table, "move c2", "move c3"))]).toEqual([
      "0 action",
      "1 action",
    ]);
  });

  test("[R20] [F7] pushed onto it after having acted, it gives nothing in this round, and two actions in the next", () => {
    const table = scene({
      board: "..... ..+sp.. ..h.. ..H.. A....",
      skills: ["shockwave", "endure"],
      done: "c3",
    });
    const after = play(table, "skill");
    expect([buffs(after, "c4"), asked(after)]).toEqual(["speed2", "0 action"]);
    expect(asked(playAll(after, "end", "end", "move b4"))).toBe("1 action");
  });

  test("[R20] [F7] nor does a stored move that lands on it", () => {
    const table = scene({ board: "..h.. ..... ..... ..+sp.. ..H..", buffs: { c1: "slow1" } });
    const next = playAll(table, "move c2", "end");
    expect([drawn(next), buffs(next, "c2"), asked(next)]).toEqual([
      "..h5.. ..... ..... ..H5.. .....",
      "speed2",
      "1 action",
    ]);
  });

  test("[R21] Speed and Slow together are one action at once, with Speed's −1", () => {
    const table = scene({
      board: "..... ..... ..h.. ..S.. ..H..",
      acts: "c2",
      buffs: { c2: "speed slow" },
    });
    const after = play(table, "attack c3");
    expect([hp(after, "c3"), asked(after)]).toEqual([4, "1 action"]);
  });

  test("[R21] [F6] who gets Slow by the first of two actions has none left", () => {
    const table = scene({ board: "..h.. ..... ..... ..+sl.. ..H..", buffs: { c1: "speed" } });
    expect(asked(play(table, "move c2"))).toBe("1 action");
  });
});

describe("being refused", () => {
  test("[R22] first the unit, then its state, then the way, then the target; and one may try again", () => {
    const table = scene({
      board: "..h.. ..... ..... T1.C.. ..H.A",
      acts: "a2",
      buffs: { a2: "blind" },
      done: "c1",
    });
    const { state } = table;
    const codes = ["attack e5", "both a3 a4"].map((line) => refused(table, line)?.code);
    expect([
      codes,
      refused({ ...table, state: { ...state, active: 0 } }, "attack e5")?.code,
    ]).toEqual([["blind", "blind"], "not-in-line"]);
    expect(legal(table)).toContain("move a3");
  });
});
