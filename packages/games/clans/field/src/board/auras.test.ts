import { describe, expect, test } from "vitest";
import { board, endTurns, hurts, play, scene, unit } from "../testing/scene.ts";

const EMPTY = ". | . | .";

/** What an attack in the West deals to whoever is named first there. */
const first = (mine: string, theirs: string): string | undefined => {
  const at = scene({ board: [`${theirs} | . | .`, `${mine} | . | .`, EMPTY] });
  const name = (text: string): string => text.replace(/^-/, "").replace(/[:( ].*$/, "");
  return hurts(play(at, 0, `${name(mine)} attacks ${name(theirs)}`))[0];
};

describe("what friends add, meeting what a unit has itself", () => {
  test("[R51, R48] rally comes on top of fury", () => {
    expect(first("grenadier young-guard", "-line-infantry")).toBe("-line-infantry 10 attack");
  });

  test("[R51, R31] wounds lower what a rally adds too", () => {
    expect(first("fusilier:3 young-guard", "-line-infantry")).toBe("-line-infantry 4 attack");
  });

  test("[R49, R54] fortify takes off the hit, not off what cleaves on", () => {
    const at = scene({
      board: ["-sapper | . | .", "-fusilier -voltigeur | . | .", "grand-battery | . | ."],
    });
    expect(hurts(play(at, 0, "grand-battery attacks fusilier"))).toEqual([
      "-fusilier 9 attack",
      "-voltigeur 9 cleave",
    ]);
  });

  test("[R49, R43] a fortify that lies in the fog shields all the same", () => {
    const at = scene({
      board: ["-sapper | . | .", "-fusilier | . | .", "line-infantry | . | ."],
    });
    expect(board(at, 0)[0]).toBe(EMPTY);
    expect(hurts(play(at, 0, "line-infantry attacks fusilier"))[0]).toBe("-fusilier 5 attack");
  });

  test("[R56, R59] poison hurts before regenerate heals", () => {
    const at = scene({ board: ["-mire-hydra:5(poison=2) | . | .", EMPTY, EMPTY] });
    expect(unit(endTurns(at), "-mire-hydra").hp).toBe(6);
  });

  test("[R56, R66] heal ally passes by a spy, however wounded", () => {
    const at = scene({
      board: ["-woods-healing-tree | . | .", "-spy:1(plusHp=5) -fusilier:8 | . | .", EMPTY],
    });
    const next = endTurns(at);
    expect([unit(next, "-spy").hp, unit(next, "-fusilier").hp]).toEqual([1, 9]);
  });

  test("[R52, R60] a cannon is motivated as artillery, and shoots the harder for it", () => {
    const at = scene({
      board: [EMPTY, "-line-infantry | . | .", "desert-cannon | artillery-commander | archer"],
    });
    expect([unit(at, "desert-cannon").motivated, unit(at, "archer").motivated]).toEqual([1, 0]);
    expect(hurts(play(at, 0, "desert-cannon attacks line-infantry"))).toEqual([
      "-line-infantry 10 attack",
    ]);
  });

  test("[R52, R78] a cannon is artillery whatever it can do, and nobody else is who can do as it does", () => {
    const at = scene({
      board: [
        EMPTY,
        EMPTY,
        "desert-cannon(kit=fusilier) | artillery-commander | fusilier(kit=desert-cannon)",
      ],
    });
    expect(unit(at, "desert-cannon")).toMatchObject({ hp: 7, motivated: 1 });
    expect(unit(at, "fusilier").motivated).toBe(0);
  });
});
