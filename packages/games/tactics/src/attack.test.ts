import { describe, expect, test } from "vitest";
import {
  announced,
  asked,
  buffs,
  drawn,
  ended,
  hp,
  play,
  scene,
  thing,
  told,
} from "./testing/scene.ts";
import type { Setting } from "./testing/setting.ts";

/** A hero on c2 attacks whoever is on c3. */
const hit = (setting: Partial<Setting>, rolls: readonly number[] = []) =>
  play(scene({ board: "..... ..... ..h.. ..H.. .....", ...setting }), "attack c3", rolls);

const power = (...args: Parameters<typeof hit>) => told(hit(...args), "attacked")[0]?.power;

describe("power", () => {
  test("[R30] the unit's attack with everything that lies on it", () => {
    expect([power({}), power({ buffs: { c2: "power rally" } })]).toEqual([1, 5]);
  });

  test("[R30] [X4] it is never below 0, so no blow heals", () => {
    expect([
      power({ buffs: { c2: "weakness" } }),
      hp(hit({ buffs: { c2: "weakness" } }), "c3"),
    ]).toEqual([0, 5]);
  });

  test("[R30] 2 more with Nature's Power, on top of nothing", () => {
    const charges = [1, 0] as const;
    expect(power({ charges: [...charges], buffs: { c2: "weakness" } })).toBe(2);
  });

  test("[R30] [F16] a charge is used by every attack: dodged, in vain, or on an obstacle", () => {
    const table: Partial<Setting> = { charges: [2, 0] };
    const left = [
      hit({ ...table, buffs: { c3: "feint" } }),
      hit({ ...table, buffs: { c3: "invulnerable" } }),
      hit({ ...table, board: "..h.. ..... ..#.. ..H.. ....." }),
    ].map(({ state }) => state.heroes![0].charges);
    expect(left).toEqual([1, 1, 1]);
  });

  test("[R30] a charge is the hero's own: its minions strike as ever", () => {
    const table = scene({ board: "..... ..... ..h.. ..S.. H....", acts: "c2", charges: [2, 0] });
    expect(hp(play(table, "attack c3"), "c3")).toBe(3);
  });

  test("[R31] an obstacle loses that much HP; Power breaks it at once", () => {
    const board = "..h.. ..... ..#9.. ..H.. .....";
    expect(thing(hit({ board }), "c3")).toMatchObject({ hp: 8 });
    expect(thing(hit({ board, buffs: { c2: "power" } }), "c3")).toBeNull();
  });
});

describe("Feint", () => {
  test("[R32] the attack is dodged, the Feint used up, the attacker struck back for 2", () => {
    const after = hit({ buffs: { c3: "feint" } });
    expect([hp(after, "c3"), hp(after, "c2"), buffs(after, "c3")]).toEqual([5, 3, ""]);
    expect(announced(after).slice(0, 5)).toEqual([
      "attacked",
      "dodged",
      "buff_lost",
      "countered",
      "hurt",
    ]);
  });

  test("[R32] [C7] only the attacker can die of it", () => {
    const after = hit({ board: "..... ..... ..h1.. ..H1.. .....", buffs: { c3: "feint" } });
    expect(ended(after)).toEqual({ result: "win", seat: 1, reason: "hero" });
  });
});

describe("who takes what", () => {
  test("[R34] an Ascended unit takes no damage", () => {
    const after = hit({ buffs: { c3: "invulnerable" } });
    expect([hp(after, "c3"), told(after, "unharmed").length]).toEqual([5, 1]);
  });

  test("[R35] a Death Mark on whoever takes the blow adds 2", () => {
    expect(hp(hit({ buffs: { c3: "mark" } }), "c3")).toBe(2);
    const guarded = hit({ board: "..... ..... ..ht. ..H.. .....", buffs: { c3: "mark" } });
    expect([hp(guarded, "c3"), hp(guarded, "d3")]).toEqual([5, 4]);
  });

  test("[R36] a challenged attacker does half of it all, rounded down", () => {
    const onTank = { board: "h.... ..... ..t.. ..H.. ....." };
    expect(hp(hit({ ...onTank, buffs: { c2: "challenge" } }), "c3")).toBe(5);
    expect(hp(hit({ ...onTank, buffs: { c2: "challenge power", c3: "mark" } }), "c3")).toBe(2);
  });

  test("[R36] but all of it if the challenger takes the blow", () => {
    expect(hp(hit({ buffs: { c2: "challenge power" } }), "c3")).toBe(1);
  });

  test("[R36] a Tank that steps in for the challenger takes half, and nobody strikes back", () => {
    const after = hit({
      board: "..... ..... ..ht. ..H.. .....",
      buffs: { c2: "challenge power" },
    });
    expect([drawn(after), told(after, "countered")]).toEqual([
      "..... ..... ..h5t3. ..H5.. .....",
      [],
    ]);
  });

  test("[R37] a shield takes damage before HP does, and breaks", () => {
    const after = hit({ buffs: { c2: "power", c3: "shield" } });
    expect(told(after, "hurt")).toMatchObject([{ absorbed: 3, amount: 1, hp: 4 }]);
    expect(told(after, "buff_lost")).toMatchObject([{ buff: "shield", why: "broken" }]);
  });

  test("[R38] a challenged attacker is struck back for 2 by the challenger", () => {
    const after = hit({ buffs: { c2: "challenge" } });
    expect([hp(after, "c2"), hp(after, "c3")]).toEqual([3, 4]);
  });

  test("[R38] even by one that has just died of it", () => {
    const after = hit({
      board: "..... ..... ..h1.. ..H2.. .....",
      buffs: { c2: "challenge" },
    });
    expect(told(after, "fell").map(({ unit }) => unit.id)).toEqual([0, 5]);
  });
});

describe("a counter", () => {
  test("[R39] [F30] reaches any distance and uses no action", () => {
    const table = scene({
      board: "..... ..h.. ..... ..... H.A..",
      acts: "c1",
      buffs: { c4: "feint" },
    });
    const after = play(table, "attack c4");
    expect([hp(after, "c1"), asked(after)]).toEqual([1, "1 action"]);
  });

  test("[R39] causes no counter", () => {
    const after = hit({ buffs: { c2: "feint", c3: "feint challenge" } });
    expect([hp(after, "c2"), hp(after, "c3"), buffs(after, "c2")]).toEqual([3, 5, "feint2"]);
  });

  test("[R39] the attacker's own Tank may step in for it", () => {
    const after = hit({ board: "..... ..... ..h.. .TH.. .....", buffs: { c3: "feint" } });
    expect([hp(after, "c2"), hp(after, "b2")]).toEqual([5, 3]);
  });
});

describe("the end of an attack", () => {
  test("[R40] the attacker is unseen no more, even if it hit nobody", () => {
    const after = hit({ buffs: { c2: "invisible", c3: "feint" } });
    expect(buffs(after, "c2")).toBe("");
  });

  test("[R40] [C4] then the dead fall: an Archer with 3 HP that takes 3 acts no more", () => {
    const table = scene({
      board: "h.... ..... ..a.. ..H.. .....",
      skills: ["blast", "endure"],
    });
    const after = play(table, "skill c3", []);
    expect([asked(after), told(after, "fell").length]).toEqual(["1 remains", 1]);
    const next = play(after, "obstacle");
    expect(drawn(next)).toBe("h5.... ..... ..#3.. ..H5.. .....");
    expect(asked(play(next, "end"))).toBe("0 action");
  });
});
