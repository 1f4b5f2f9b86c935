import { describe, expect, test } from "vitest";
import { VIEWERS } from "@holmgang/kernel";
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
  told,
  withBuffs,
  withUnit,
} from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";
import type { Setting } from "./testing/setting.ts";
import { tileName } from "./tiles.ts";
import { view } from "./view.ts";

/** A board on which the first seat's hero is slow, for this last round. */
function slow(board: string, more: Partial<Setting> = {}): Scene {
  const table = scene({ board, ...more });
  return withBuffs(table, tileName(table.state.units[0]!.tile), "slow1");
}

describe("declaring", () => {
  test("[R48] [C15] what a slow unit does is stored, and happens when the next round starts", () => {
    const table = slow("..h.. ..... ..... ..... ..H..");
    const stored = play(table, "move c2");
    expect(drawn(stored)).toBe("..h5.. ..... ..... ..... ..H5..");
    const next = play(stored, "end");
    expect([drawn(next), asked(next)]).toEqual(["..h5.. ..... ..... ..H5.. .....", "1 action"]);
  });

  test("[R48] it is open to all, and cannot be taken back", () => {
    const stored = play(slow("..h.. ..... ..... ..... ..H.."), "move c2");
    const seen = VIEWERS.map((viewer) => view(stored.state, viewer).units[0]!.stored);
    expect(seen).toEqual(VIEWERS.map(() => ({ kind: "move", unit: 0, to: 7 })));
    expect(asked(stored)).toBe("1 action");
  });

  test("[R48] a skill rests from then on", () => {
    const table = slow("..h.. ..... ..... ..... ..H..", { skills: ["endure", "endure"] });
    const stored = play(table, "skill");
    expect([
      stored.state.heroes![0].cooldown,
      play(stored, "end").state.heroes![0].cooldown,
    ]).toEqual([2, 1]);
  });

  test("[R48] [F2] to end the turn, or the bell, stores nothing", () => {
    const table = slow("..h.. ..... ..... ..... ..H..");
    const next = ["end", "bell"].map((line) => playAll(table, line, "end"));
    expect(next.map((now) => [asked(now), announced(now).includes("action_due")])).toEqual([
      ["0 action", false],
      ["0 action", false],
    ]);
  });
});

describe("coming due", () => {
  test("[R49] by id, before anybody acts, and it is the unit's action of that round", () => {
    const table = scene({
      board: "..h.. ..... ..... ..... T.H..",
      buffs: { c1: "slow1", a1: "slow1", c5: "slow1" },
    });
    const next = playAll(table, "move c2", "move c4", "move a2");
    expect(told(next, "action_due").map(({ unit }) => unit.id)).toEqual([0, 3, 5]);
    expect([drawn(next), told(next, "round_start").map(({ round }) => round)]).toEqual([
      "..... ..h5.. ..... T3.H5.. .....",
      [2, 3],
    ]);
  });

  test("[R49] who dies before that does nothing", () => {
    const table = scene({
      board: "..h.. ..... ..... A1.... ..H..",
      acts: "a2",
      done: "c1 c5",
      buffs: { a2: "slow1" },
    });
    const next = playAll(table, "move a3", "obstacle");
    expect(told(next, "action_due")).toEqual([]);
  });

  test("[R50] [F3] a way that is no longer free: it fails, and is spent", () => {
    const table = slow("..... ..... ..h.. ..... ..H..");
    const next = playAll(table, "move c2", "move c2");
    expect([told(next, "action_due")[0]?.fails, drawn(next), asked(next)]).toEqual([
      true,
      "..... ..... ..... ..h5.. ..H5..",
      "1 action",
    ]);
  });

  test("[R50] [F3] pushed out of reach: it fails; a skill goes on resting", () => {
    const table = slow("..... ..... ..h.. ..H.. .....", { skills: ["strike", "shockwave"] });
    const next = playAll(table, "skill c3 slow", "skill");
    expect([told(next, "action_due")[0]?.fails, next.state.heroes![0].cooldown]).toEqual([true, 1]);
  });

  test("[R50] [F3] Blind by then, it cannot attack", () => {
    const stored = play(slow("..... ..... ..h.. ..H.. ....."), "attack c3");
    const next = play(withBuffs(stored, "c2", "blind2"), "end");
    expect(told(next, "action_due")[0]?.fails).toBe(true);
  });

  test("[R50] [F3] new Power does not stop a stored move and hit", () => {
    const table = slow("..... ..... ..h.. ..... ..H..");
    const stored = play(table, "both c2 c3");
    expect(hp(play(withBuffs(stored, "c1", "power"), "end"), "c3")).toBe(1);
  });

  test("[R51] a stored attack strikes its tile: whoever stands there then", () => {
    const table = slow("h.... ..... ..at. ..H.. .....");
    const moved = withUnit(withUnit(play(table, "attack c3"), "c3", "e5"), "d3", "c3");
    expect(told(playAll(moved, "end", "end", "end"), "attacked")[0]?.target?.is).toBe("tank");
  });

  test("[R51] nobody there: it misses", () => {
    const table = slow("..... ..... ..h.. ..H.. .....");
    expect(told(playAll(table, "attack c3", "move d3"), "missed")).toHaveLength(1);
  });

  test("[R51] [F4] one's own unit there: it misses; an obstacle there: it is hit", () => {
    const stored = play(slow("h.... ..... .Ta1.. ..H.. ....."), "attack c3");
    const own = withUnit(withUnit(stored, "c3", "e5"), "b3", "c3");
    expect(told(playAll(own, "end", "end", "end", "obstacle"), "missed")).toHaveLength(1);
    const left = playAll(stored, "end", "end", "end", "obstacle");
    expect(told(left, "obstacle_hit")).toMatchObject([{ amount: 1, hp: 2 }]);
  });

  test("[R51] [F4] an unseen enemy there: it is hit, by a skill as well", () => {
    const table = slow("..... ..... ..h.. ..H.. .....", { skills: ["hawk", "smoke"] });
    for (const line of ["attack c3", "skill c3"]) {
      const stored = withBuffs(play(table, line), "c3", "invisible2");
      expect(told(play(stored, "end"), "hurt")).toHaveLength(1);
    }
  });

  test("[R52] [F34] remains of whoever it killed are asked for before the next one happens", () => {
    const table = scene({
      board: "..h.. ..... .a2... .H... T....",
      buffs: { b2: "slow1", a1: "slow1", c5: "slow1" },
    });
    const due = playAll(table, "attack b3", "move c4", "move a2", "end");
    expect([asked(due), told(due, "action_due").map(({ unit }) => unit.id)]).toEqual([
      "1 remains",
      [0],
    ]);
    expect(told(play(due, "obstacle"), "action_due").map(({ unit }) => unit.id)).toEqual([3, 5]);
  });

  test("[R75] [F34] both heroes by a stored action: its owner has acted", () => {
    const table = scene({
      board: "..... ..... ..h1.. ..H2.. .....",
      buffs: { c2: "slow1 challenge2" },
    });
    expect(ended(playAll(table, "attack c3", "end"))).toEqual({
      result: "win",
      seat: 0,
      reason: "last-blow",
    });
  });

  test("[R64] [F20] Trinity frees from Slow, and what was stored stays stored", () => {
    const table = scene({
      board: "..h.. ..... ..... ..... T.H..",
      skills: ["trinity", "endure"],
      acts: "a1",
      buffs: { a1: "slow" },
    });
    const next = playAll(table, "move a2", "end", "skill a1");
    expect(told(next, "buff_lost")).toMatchObject([{ buff: "slow", why: "cured" }]);
    expect([buffs(next, "a2"), told(next, "action_due")[0]?.fails]).toEqual(["life1", false]);
  });
});
