import { describe, expect, test } from "vitest";
import { buffs, drawn, hp, play, playAll, scene, told } from "./testing/scene.ts";

const guards = (board: string, line: string, more: object = {}) =>
  told(play(scene({ board, ...more }), line), "guarded").map(({ tank }) => tank.id);

describe("Guardian", () => {
  test("[R33] a Tank beside whoever is attacked takes the blow", () => {
    const table = scene({ board: "..... ..... ..ht. ..H.. ....." });
    expect(drawn(play(table, "attack c3"))).toBe("..... ..... ..h5t4. ..H5.. .....");
  });

  test("[R33] not from a corner, not for the other side, not for itself", () => {
    expect(guards("..... ...t. ..h.. ..H.. .....", "attack c3")).toEqual([]);
    expect(guards("..... ..... .Th.. ..H.. .....", "attack c3")).toEqual([]);
    expect(guards("h.... ..... ..t.. ..H.. .....", "attack c3")).toEqual([]);
  });

  test("[R33] [F29] the lowest by id of several, and only once a blow", () => {
    expect(guards("..... ..t.. ..ht. ..H.. .....", "attack c3")).toEqual([8]);
    expect(guards("..... ...t. ..ht. ..H.. .....", "attack c3")).toEqual([9]);
  });

  test("[R33] as often as it comes", () => {
    const table = scene({ board: "..... ..... ..ht. ..H.. .....", buffs: { c2: "speed rally" } });
    expect(hp(playAll(table, "attack c3", "attack c3"), "d3")).toBe(3);
  });

  test("[R33] for the damage of skills, each blow by itself", () => {
    const wild = { skills: ["wild", "endure"] } as const;
    const table = scene({ board: "..ha. ..t.. ..... ..... ..H..", ...wild });
    const after = play(table, "skill", [1, 1, 1]);
    expect(drawn(after)).toBe("..h5a2. ..t3.. ..... ..... ..H5..");
  });

  test("[R33] never for Bleed, decay, pressure, Weakness or the bell", () => {
    const table = scene({
      board: "..... ..... ..... ..... htHT.",
      round: 8,
      buffs: { c1: "bleed" },
      done: "a1 b1",
    });
    const after = playAll(table, "bell", "end");
    expect(drawn(after)).toBe("..... ..... ..... ..... h4t3H2T3.");
    const weak = scene({ board: "..h.. ..... ..... ..+weT. ..H.." });
    expect(hp(play(weak, "move c2"), "c2")).toBe(4);
  });

  test("[R33] a stunned Tank does not guard", () => {
    expect(guards("..... ..... ..ht. ..H.. .....", "attack c3", { buffs: { d3: "stun" } })).toEqual(
      [],
    );
  });

  test("[R33, R56] [F9] nor does one that this skill has brought to 0", () => {
    const table = scene({
      board: "..... ..... ..... h.... t1a..H",
      skills: ["wild", "endure"],
    });
    const after = play(table, "skill", [1, 1]);
    expect(told(after, "hurt").map(({ unit, hp: left }) => [unit.is, left])).toEqual([
      ["tank", 0],
      ["archer", 2],
    ]);
    expect(told(after, "guarded").map(({ unit }) => unit.is)).toEqual(["warrior"]);
  });

  test("[R33] everything after looks at whoever takes the blow: its shield, its ascension", () => {
    const table = scene({
      board: "..... ..... ..ht. ..H.. .....",
      buffs: { c3: "shield", d3: "invulnerable" },
    });
    const after = play(table, "attack c3");
    expect([hp(after, "d3"), told(after, "unharmed").length, buffs(after, "c3")]).toEqual([
      5,
      1,
      "shield2",
    ]);
  });
});
