import { describe, expect, test } from "vitest";
import {
  buffs,
  drawn,
  hp,
  play,
  playAll,
  refused,
  scene,
  told,
  withBuffs,
} from "../testing/scene.ts";

/** A hero on c1 steps onto a tile of that buff. */
const stepped = (buff: string, had = "") =>
  play(
    scene({
      board: `..h.. ..... ..... ..+${buff}.. ..H..`,
      ...(had === "" ? {} : { buffs: { c1: had } }),
    }),
    "move c2",
  );

describe("how long", () => {
  test("[R42] two rounds, the one it comes in counted", () => {
    const after = stepped("bl");
    const rounds = [after, play(after, "end"), playAll(after, "end", "end", "end")];
    expect(rounds.map((now) => buffs(now, "c2"))).toEqual(["bleed2", "bleed1", ""]);
  });

  test("[R42] those marked with 1 are over with the round", () => {
    const table = scene({
      board: "..h.. ..... ..... ..... ..H..",
      skills: ["ascend", "endure"],
    });
    const after = play(table, "skill");
    expect([buffs(after, "c1"), buffs(play(after, "end"), "c1")]).toEqual(["invulnerable1", ""]);
  });

  test("[R42] [C23] the same again lasts as long as a new one and does not add up", () => {
    expect(buffs(stepped("bl", "bleed1"), "c2")).toBe("bleed2");
    expect(hp(play(stepped("bl", "bleed1"), "end"), "c2")).toBe(4);
  });

  test("[R42] it gives its HP again", () => {
    expect(hp(stepped("li", "life1"), "c2")).toBe(8);
  });

  test("[R42] different ones add up", () => {
    const table = scene({
      board: "..... ..... ..h9.. ..H.. .....",
      buffs: { c2: "power speed weakness rally" },
    });
    expect(hp(play(table, "attack c3"), "c3")).toBe(7);
  });

  test("[R42] HP that came at once are not taken back", () => {
    const over = playAll(stepped("po"), "end", "end", "end");
    expect([buffs(over, "c2"), hp(over, "c2")]).toEqual(["", 6]);
  });

  test("[R42] [X6] a shield is over as well, with what it would have taken", () => {
    const table = scene({ board: "..h.. ..... ..... ..... ..H..", buffs: { c1: "shield1" } });
    const after = playAll(table, "end", "end");
    expect([buffs(after, "c1"), after.state.units[0]!.shield]).toEqual(["", 0]);
  });

  test("[R42] `buffRounds` is how long", () => {
    const table = scene({
      board: "..h.. ..... ..... ..+sl.. ..H..",
      settings: { buffRounds: 4 },
    });
    expect(buffs(play(table, "move c2"), "c2")).toBe("slow4");
  });
});

describe("Weakness", () => {
  test("[R43] its HP is lost past every shield and guardian", () => {
    const table = scene({ board: "..h.. ..... ..... ..+weT. ..H..", buffs: { c1: "shield" } });
    const after = play(table, "move c2");
    expect([hp(after, "c2"), after.state.units[0]!.shield, hp(after, "d2")]).toEqual([4, 3, 5]);
  });

  test("[R43] it may kill", () => {
    const table = scene({ board: "..h.. ..... ..... ..+we.. ..H1.." });
    expect(told(play(table, "move c2"), "match_end")[0]?.outcome).toMatchObject({ seat: 1 });
  });

  test("[R43] a mark adds nothing to what is no blow", () => {
    expect(hp(stepped("we", "mark"), "c2")).toBe(4);
    expect(hp(play(stepped("bl", "mark"), "end"), "c2")).toBe(4);
  });
});

describe("Ascended", () => {
  test("[R44] no HP is lost by Bleed, decay and pressure, only by the bell", () => {
    const table = scene({
      board: "..h.. ..... ..... ..... ..H..",
      round: 8,
      buffs: { c1: "invulnerable bleed", c5: "invulnerable" },
    });
    expect(drawn(playAll(table, "end", "bell"))).toBe("..h4.. ..... ..... ..... ..H5..");
  });

  test("[R44] decay passes it by, too", () => {
    const table = scene({
      board: "..h.. ..... ..... ..... T.H..",
      acts: "a1",
      done: "c1 c5",
      buffs: { a1: "invulnerable" },
    });
    expect(hp(play(table, "end"), "a1")).toBe(5);
  });

  test("[R44] [F19] Weakness comes without its HP", () => {
    const after = stepped("we", "invulnerable");
    expect([hp(after, "c2"), buffs(after, "c2")]).toEqual([5, "invulnerable1 weakness2"]);
  });

  test("[R44] [F18] HP that it gains are doubled, by Life, by Power, by a heal", () => {
    expect(
      [stepped("li", "invulnerable"), stepped("po", "invulnerable")].map((now) => hp(now, "c2")),
    ).toEqual([11, 7]);
    const many = scene({
      board: "..h.. ..... ..... ..... ..H..",
      skills: ["many", "endure"],
      buffs: { c1: "invulnerable" },
    });
    expect(hp(play(many, "skill"), "c1")).toBe(7);
  });
});

describe("shadows", () => {
  test("[R45] [F21] a shadow gets the buff and no HP", () => {
    const table = scene({ board: "..h.. ..... ..... +poC... H....", acts: "b2" });
    const after = play(table, "move a2");
    expect([hp(after, "a2"), buffs(after, "a2")]).toEqual([1, "shadow2 power2"]);
  });

  test("[R45] a heal passes it by", () => {
    const table = scene({
      board: "..h.. ..... ..... ..C.. ..H..",
      skills: ["trinity", "endure"],
    });
    expect(hp(play(table, "skill c2"), "c2")).toBe(1);
  });
});

describe("the Death Mark", () => {
  test("[R46] [F8] whoever dies marked gives the marker 2 HP, whatever it died of", () => {
    const table = scene({
      board: "h.a1.. ..... ..... ..... ..H..",
      buffs: { c5: "mark" },
      acts: "c5",
      done: "c1 a5",
    });
    const after = play(table, "end");
    expect([told(after, "hurt")[0]?.by, hp(after, "c1")]).toEqual(["decay", 7]);
  });

  test("[R46] a hero that the bell kills is no exception", () => {
    const table = scene({ board: "..h.. ..... ..... ..... ..H1..", buffs: { c1: "mark" } });
    const after = play(table, "bell");
    expect([hp(after, "c5"), told(after, "fell").length]).toEqual([7, 1]);
  });

  test("[R46] [F8] a hero at 0 HP is not brought back by it", () => {
    const table = scene({
      board: "..h1.. ..... ..... ..... ..H1..",
      round: 8,
      buffs: { c1: "mark", c5: "mark" },
    });
    const after = playAll(table, "end", "end");
    expect(told(after, "healed")).toEqual([]);
    expect(told(after, "match_end")[0]?.outcome).toEqual({ result: "draw", reason: "both-fell" });
  });

  test("[R46] [F8] a shadow that fades has not died", () => {
    const table = scene({
      board: "..h.. ..... ..... ..C.. ..H..",
      acts: "c2",
      done: "c1 c5",
    });
    const after = play(withBuffs(table, "c2", "shadow1 mark"), "end");
    expect([told(after, "clone_faded").length, hp(after, "c5")]).toEqual([1, 5]);
  });
});

describe("Unseen", () => {
  const unseen = { buffs: { c3: "invisible" } } as const;

  test("[R47] nothing can be aimed at it", () => {
    const table = scene({
      board: "..... ..... ..h.. ..H.. .....",
      skills: ["hawk", "smoke"],
      ...unseen,
    });
    expect([refused(table, "attack c3")?.code, refused(table, "skill c3")?.code]).toEqual([
      "unseen",
      "unseen",
    ]);
  });

  test.each([
    ["shockwave", "skill", []],
    ["blades", "skill c3", []],
    ["wild", "skill", [1]],
  ] as const)("[R47] what is not aimed at it hits it: %s", (skill, line, rolls) => {
    const table = scene({
      board: "..... ..... ..h.. ..H.. .....",
      skills: [skill, "smoke"],
      ...unseen,
    });
    expect(told(play(table, line, rolls), "hurt")).toMatchObject([{ amount: 1, hp: 4 }]);
  });
});
