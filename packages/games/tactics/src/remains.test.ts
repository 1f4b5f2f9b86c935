import { VIEWERS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { TILE_BUFFS } from "./buffs/buffs.ts";
import { questions } from "./questions.ts";
import { asked, buffs, drawn, legal, play, playAll, scene, thing, told } from "./testing/scene.ts";
import { tileNamed } from "./tiles.ts";
import { view } from "./view.ts";

/** An Archer of seat two falls on c3. */
const killed = play(scene({ board: "h.... ..... ..a1.. ..H.. .....", acts: "c2" }), "attack c3");

describe("buff tiles", () => {
  test("[R66] whoever comes to stand on one gets its buff, and the tile is gone", () => {
    const table = scene({ board: "..h.. ..... ..... ..+sl.. ..H.." });
    const after = play(table, "move c2");
    expect([buffs(after, "c2"), thing(after, "c2")]).toEqual(["slow2", null]);
  });

  test("[R66] to pass over it does nothing", () => {
    const table = scene({ board: "..h.. ..... ..... ..+bl.. H.S..", acts: "c1" });
    const after = play(table, "move c3");
    expect([buffs(after, "c3"), thing(after, "c2")]).toMatchObject(["", { buff: "bleed" }]);
  });

  test("[R66] untouched it lies two rounds, or as `tileRounds` says", () => {
    const rounds = (tileRounds: number) =>
      scene({ board: "..h.. ..... ..+bl.. ..... ..H..", settings: { tileRounds } });
    const two = rounds(2);
    expect(thing(playAll(two, "end", "end"), "c3")).toMatchObject({ rounds: 1 });
    const over = playAll(two, "end", "end", "end", "end");
    expect([thing(over, "c3"), told(over, "tile_gone").length]).toEqual([null, 1]);
    expect(thing(playAll(rounds(1), "end", "end"), "c3")).toBeNull();
  });
});

describe("obstacles", () => {
  test("[R67] [C13] 3 HP, or as `obstacleHp` says, and no round takes any of them", () => {
    const left = playAll(killed, "obstacle", "end", "end", "end", "end", "end");
    expect(thing(left, "c3")).toMatchObject({ kind: "obstacle", hp: 3 });
    const weak = scene({
      board: "h.... ..... ..a1.. ..H.. .....",
      settings: { obstacleHp: 1 },
    });
    expect(thing(playAll(weak, "attack c3", "obstacle"), "c3")).toMatchObject({ hp: 1 });
  });

  test("[R67] it stays until its HP are gone", () => {
    const table = scene({ board: "..h.. ..... ..#2.. ..H.. ....." });
    const once = playAll(table, "attack c3", "end");
    expect([drawn(once), drawn(play(once, "attack c3"))]).toEqual([
      "..h5.. ..... ..#1.. ..H5.. .....",
      "..h5.. ..... ..... ..H5.. .....",
    ]);
  });
});

describe("what the fallen leave", () => {
  test("[R68] [C9] its owner says so, whoever killed it, within 5 seconds", () => {
    expect([asked(killed), legal(killed)]).toEqual(["1 remains", ["obstacle", "tile"]]);
    expect(questions(killed.state)[0]?.limitMs).toBe(5_000);
  });

  test("[R68] the bell leaves an obstacle, and costs nobody HP", () => {
    const rung = play(killed, "bell");
    expect(drawn(rung)).toBe("h5.... ..... ..#3.. ..H5.. .....");
  });

  test("[R68] several fallen are asked for one after another, by id", () => {
    const table = scene({
      board: "..h.a1 ..... ..... ..... T1.H.A1",
      acts: "e5",
      done: "c1 a1 e1 c5",
    });
    const asks = [play(table, "end")];
    for (const line of ["obstacle", "obstacle"]) asks.push(play(asks.at(-1)!, line));
    expect(asks.map((now) => told(now, "remains_asked").map(({ unit }) => unit.id))).toEqual([
      [3],
      [4],
      [8],
    ]);
    expect(asks.map(asked)).toEqual(["0 remains", "0 remains", "1 remains"]);
  });

  test("[R68] the clock of the action that follows starts anew", () => {
    const [before, after] = [killed, play(killed, "tile", [0])].map(
      ({ state }) => questions(state)[0]!,
    );
    expect([before!.kind, after!.kind, after!.limitMs, after!.id > before!.id]).toEqual([
      "remains",
      "action",
      10_000,
      true,
    ]);
  });

  test("[R69] [C10, C11] a tile's buff is one of six, drawn as it appears and shown to all", () => {
    const drawnBuffs = TILE_BUFFS.map((_, roll) => {
      const after = play(killed, "tile", [roll]);
      const seen = VIEWERS.map((viewer) => view(after.state, viewer).things);
      expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
      return told(after, "remains_left")[0]?.buff;
    });
    expect(drawnBuffs).toEqual(["power", "life", "speed", "weakness", "bleed", "slow"]);
    expect(() => play(killed, "tile", [6])).toThrow("below 6");
  });

  test("[R70] it takes the place of whatever lay on that tile", () => {
    const table = scene({ board: "h.... ..... ..a1.. ..H.. ....." });
    table.state.things = [{ kind: "tile", tile: tileNamed("c3")!, buff: "life", rounds: 2 }];
    const after = playAll(table, "attack c3", "obstacle");
    expect(after.state.things).toMatchObject([{ kind: "obstacle", hp: 3 }]);
  });

  test("[R70] shadows and heroes leave nothing", () => {
    const table = scene({ board: "h.... ..... ..c.. ..H.. ....." });
    const after = play(table, "attack c3");
    expect([asked(after), drawn(after)]).toEqual(["1 action", "h5.... ..... ..... ..H5.. ....."]);
    const hero = play(scene({ board: "..... ..... ..h1.. ..H.. ....." }), "attack c3");
    expect([asked(hero), hero.state.things]).toEqual(["", []]);
  });
});
