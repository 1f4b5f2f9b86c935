import { describe, expect, test } from "vitest";
import {
  announced,
  buffs,
  drawn,
  ended,
  hp,
  play,
  playAll,
  refused,
  scene,
  thing,
  told,
} from "../testing/scene.ts";
import type { Setting } from "../testing/setting.ts";

describe("Smoke Bomb", () => {
  const smoke = (board: string, more: Partial<Setting> = {}) =>
    play(scene({ board, skills: ["smoke", "endure"], ...more }), "skill c4");

  test("[R61] it vanishes to a free tile, unseen, and blinds the enemies beside the tile it left", () => {
    const after = smoke("..... ...a. ..... ..h.. ..Ht.");
    expect([
      buffs(after, "c4"),
      buffs(after, "c2"),
      buffs(after, "d1"),
      buffs(after, "d4"),
    ]).toEqual(["invisible1", "blind1", "blind1", ""]);
  });

  test("[R57] [F12] a tile fires first; if it kills the hero nobody is blinded", () => {
    const after = smoke("..... ..+we.. ..... ..h.. ..H1..");
    expect([buffs(after, "c2"), ended(after)]).toMatchObject(["", { seat: 1 }]);
    const lives = smoke("..... ..+li.. ..... ..h.. ..H..");
    expect(announced(lives).slice(1, 6)).toEqual([
      "moved",
      "tile_fired",
      "buff_gained",
      "healed",
      "buff_gained",
    ]);
  });
});

describe("Death Mark", () => {
  test("[R46, R54] an enemy within 2 is marked; if it dies, the rogue gains 2 HP", () => {
    const table = scene({
      board: "h.... ..... ..a.. ..H.. .....",
      skills: ["mark", "endure"],
    });
    const marked = play(table, "skill c3");
    expect(buffs(marked, "c3")).toBe("mark2");
    const killed = playAll(marked, "end", "end", "attack c3");
    expect([told(killed, "fell").length, hp(killed, "c2")]).toEqual([1, 7]);
  });
});

describe("Shadow Clone", () => {
  const rogue = (board: string, more: Partial<Setting> = {}) =>
    scene({ board, skills: ["clone", "endure"], ...more });

  test("[R62] it appears beside the hero, and may act in that round, after all others of its side", () => {
    const after = play(rogue("..h.. ..... ..... ..... ..H.A"), "skill c2");
    expect(drawn(after)).toBe("..h5.. ..... ..... ..C1.. ..H5.A3");
    const next = playAll(after, "end", "end");
    expect(next.state.units[next.state.active!]!.kind).toBe("clone");
  });

  test("[R3, R62] [X7] never onto a tile that is taken", () => {
    const table = rogue("..... ..... ..... ..#.. .hHA.");
    expect(["b1", "c2", "d1", "c1"].map((tile) => refused(table, `skill ${tile}`)?.code)).toEqual(
      Array(4).fill("occupied"),
    );
  });

  test("[R62] [F33] it does not fire the tile it appears on", () => {
    const after = play(rogue("..h.. ..... ..... ..+po.. ..H.."), "skill c2");
    expect([buffs(after, "c2"), thing(after, "c2")]).toMatchObject(["shadow2", { buff: "power" }]);
  });

  test("[R62] a side has two shadows at most", () => {
    const table = rogue("..h.. ..... ..... ..C.. .CH..");
    expect(refused(table, "skill d1")?.code).toBe("shadows-out");
  });

  test("[R42, R70] it fades after its two rounds and leaves nothing", () => {
    const table = scene({ board: "..h.. ..... ..... ..C.. ..H.." });
    const after = playAll(table, "end", "end", "end", "end", "end", "end");
    expect([drawn(after), after.state.units[1]]).toEqual(["..h5.. ..... ..... ..... ..H5..", null]);
  });
});
