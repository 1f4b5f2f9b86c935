import { describe, expect, test } from "vitest";
import type { Event } from "./shape.ts";
import {
  announced,
  asked,
  buffs,
  drawn,
  ended,
  hp,
  play,
  playAll,
  scene,
  thing,
  told,
} from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";
import type { Setting } from "./testing/setting.ts";

/** The last unit of the round ends its turn. */
const close = (setting: Setting): Scene =>
  play(scene({ ...setting, acts: "c5", done: "a1 c1" }), "end");

const wounds = (after: Scene): readonly string[] =>
  told(after, "hurt").map(({ unit, by }) => `${by} ${unit.is}`);

describe("the toll", () => {
  test("[R71] [C16] Bleed, then decay, then pressure, each by id", () => {
    const after = close({
      board: "..h.. ..... ..... ..... T.H..",
      round: 8,
      buffs: { a1: "bleed", c5: "bleed" },
    });
    expect(wounds(after)).toEqual([
      "bleed tank",
      "bleed warrior",
      "decay tank",
      "pressure warrior",
      "pressure tank",
      "pressure warrior",
    ]);
    expect(drawn(after)).toBe("..h3.. ..... ..... ..... T2.H4..");
  });

  test("[R71] [C3] minions decay from the first round on, heroes do not", () => {
    expect(drawn(close({ board: "..h.. ..... ..... ..... T.H.." }))).toBe(
      "..h5.. ..... ..... ..... T4.H5..",
    );
  });

  test("[R71] `decayStartRound` and `pressureRound` say from when", () => {
    const settings = { decayStartRound: 3, pressureRound: 2 };
    const round = (n: number) =>
      wounds(close({ board: "..h.. ..... ..... ..... T.H..", settings, round: n })).length;
    expect([round(1), round(2), round(3)]).toEqual([0, 3, 4]);
  });

  test("[R71] pressure begins with round 8", () => {
    const round = (n: number) =>
      hp(close({ board: "..h.. ..... ..... ..... T.H..", round: n }), "c1");
    expect([round(7), round(8)]).toEqual([5, 4]);
  });

  test("[R71] all of it is lost before anybody falls: a mark pays after the last wound", () => {
    const after = close({
      board: "..h.. ..... ..... ..... T2.H..",
      round: 8,
      buffs: { a1: "bleed mark" },
    });
    expect(announced(after).slice(1, 9)).toEqual([
      "round_end",
      "hurt",
      "hurt",
      "hurt",
      "hurt",
      "fell",
      "healed",
      "remains_asked",
    ]);
  });

  test("[R71] shadows are spared decay, and not pressure", () => {
    const board = "..h.. ..... ..... C.... ..H..";
    const shadow = (round: number) =>
      play(scene({ board, round, acts: "a2", done: "c1 c5" }), "end").state.units[1];
    expect([shadow(1)?.hp, shadow(8)]).toEqual([1, null]);
  });

  test("[R71] [X8] Bleed takes HP and changes nothing else about a hero", () => {
    const setting: Setting = {
      board: "..h.. ..... ..... ..... T.H..",
      skills: ["nature", "wild"],
      charges: [2, 0],
      buffs: { c1: "bleed" },
    };
    const { heroes, drafts } = scene(setting).state;
    const after = close(setting).state;
    expect([after.heroes, after.drafts]).toEqual([heroes, drafts]);
  });
});

describe("after the toll", () => {
  test("[R72] then the dead fall, and it is asked whether the match is over", () => {
    const after = close({ board: "..h1.. ..... ..... ..... T1.H..", round: 8 });
    expect(told(after, "fell").map(({ unit }) => unit.is)).toEqual(["tank", "warrior"]);
    expect([ended(after), asked(after)]).toEqual([{ result: "win", seat: 0, reason: "hero" }, ""]);
  });

  test("[R73] then the owners are asked, and only then all that lasts has one round less", () => {
    const after = close({ board: "..h.. ..... ..... ..... T1.H..", buffs: { c1: "power" } });
    expect([asked(after), buffs(after, "c1"), after.state.round]).toEqual([
      "0 remains",
      "power2",
      1,
    ]);
    const next = play(after, "tile", [1]);
    expect([buffs(next, "c1"), next.state.round]).toEqual(["power1", 2]);
  });

  test("[R73] a tile just laid has one round less as well", () => {
    const after = play(close({ board: "..h.. ..... ..... ..... T1.H.." }), "tile", [1]);
    expect(thing(after, "a1")).toMatchObject({ buff: "life", rounds: 1 });
  });

  test("[R73] buffs, shields, shadows, resting skills and tiles, in this order", () => {
    const table = scene({
      board: "..h.. ..... ..+li.. C.... ..H..",
      settings: { tileRounds: 1, buffRounds: 1 },
      cooldowns: [2, 1],
      buffs: { c1: "shield bleed" },
      acts: "a2",
      done: "c1 c5",
    });
    const after = play(table, "end");
    const from = after.events.findIndex(({ kind }) => kind === "round_over");
    const name = (event: Event) => (event.kind === "buff_lost" ? event.buff : event.kind);
    expect(after.events.slice(from, -1).map(name)).toEqual([
      "round_over",
      "shield",
      "bleed",
      "shadow",
      "clone_faded",
      "tile_gone",
      "round_start",
    ]);
    expect(after.state.heroes!.map(({ cooldown }) => cooldown)).toEqual([1, 0]);
  });

  test("[R73] and everybody may act again", () => {
    const next = close({ board: "..h.. ..... ..... ..... T.H.." });
    expect([asked(next), asked(playAll(next, "end", "end"))]).toEqual(["0 action", "0 action"]);
  });
});

describe("healing under pressure", () => {
  const table = (round: number, pressureHeals: boolean) =>
    scene({
      board: "..h.. ..... ..... ..+li.. ..H1..",
      round,
      settings: { pressureHeals, pressureRound: 8 },
    });

  test("[R71] from the round that has pressure nobody gains HP", () => {
    expect(hp(play(table(8, false), "move c2"), "c2")).toBe(1);
    expect(hp(play(table(7, false), "move c2"), "c2")).toBe(4);
  });

  test("[R71] unless `pressureHeals` says so", () => {
    expect(hp(play(table(8, true), "move c2"), "c2")).toBe(4);
  });
});
