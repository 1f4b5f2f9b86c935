import { describe, expect, test } from "vitest";
import { buffs, drawn, ended, hp, play, playAll, refused, scene, told } from "../testing/scene.ts";
import type { Setting } from "../testing/setting.ts";
import { tileNamed } from "../tiles.ts";

describe("Elemental Blast", () => {
  const blast = (board: string, rolls: readonly number[], more: Partial<Setting> = {}) =>
    play(scene({ board, skills: ["blast", "endure"], ...more }), "skill c4", rolls);
  const PLAIN = "..... ..h.. ..... ..... ..H..";

  test("[R54, R56] 3 damage within 3, and one time in 2 a debuff", () => {
    expect(
      [blast(PLAIN, [1]), blast(PLAIN, [0, 2])].map((now) => [hp(now, "c4"), buffs(now, "c4")]),
    ).toEqual([
      [2, ""],
      [2, "slow2"],
    ]);
  });

  test("[R54] [C24] an obstacle in between does not matter", () => {
    expect(hp(blast("..... ..h.. ..#.. ..... ..H..", [1]), "c4")).toBe(2);
  });

  test("[R54] nothing on the hero changes it, no challenge halves it, no Feint dodges it", () => {
    const after = blast(PLAIN, [1], { buffs: { c1: "power challenge", c4: "feint" } });
    expect([hp(after, "c4"), hp(after, "c1"), buffs(after, "c4")]).toEqual([2, 5, "feint2"]);
  });

  test("[R59] the debuff is laid on whoever took the blow", () => {
    const after = blast("..... ..ht. ..... ..... ..H..", [0, 1]);
    expect([buffs(after, "c4"), drawn(after), buffs(after, "d4")]).toEqual([
      "",
      "..... ..h5t2. ..... ..... ..H5..",
      "bleed2",
    ]);
  });

  test("[R59] [F14] even if it did no damage; on the ascended Weakness takes no HP", () => {
    const shielded = blast(PLAIN, [0, 0], { buffs: { c4: "shield" } });
    expect([hp(shielded, "c4"), buffs(shielded, "c4")]).toEqual([4, "weakness2"]);
    const ascended = blast(PLAIN, [0, 0], { buffs: { c4: "invulnerable" } });
    expect([hp(ascended, "c4"), buffs(ascended, "c4")]).toEqual([5, "invulnerable1 weakness2"]);
  });

  test("[R74] [X1] a hero that a skill kills ends the match", () => {
    expect(ended(blast("..... ..h3.. ..... ..... ..H..", []))).toEqual({
      result: "win",
      seat: 0,
      reason: "hero",
    });
  });
});

describe("Warp Beacon", () => {
  const mage = (beacon: string | null, board = "..h.. ..... ..... ..... ..H..") =>
    scene({ board, skills: ["beacon", "endure"], beacons: [beacon, null] });

  test("[R60] the first use sets it, open to all, and needs no rest", () => {
    const after = play(mage(null), "skill c4");
    expect([after.state.heroes![0], told(after, "skill_rests")]).toMatchObject([
      { beacon: tileNamed("c4"), cooldown: 0 },
      [],
    ]);
  });

  test("[R60] the second goes there, fires what lies there, and rests", () => {
    const after = play(mage("c3", "..h.. ..... ..+li.. ..... ..H.."), "skill");
    expect([hp(after, "c3"), after.state.heroes![0]]).toMatchObject([
      8,
      { beacon: null, cooldown: 2 },
    ]);
  });

  test("[R60] [F25] it cannot be moved", () => {
    expect(refused(mage("c3"), "skill c2")?.code).toBe("takes-no-target");
  });

  test("[R60] [F25] it stays under an obstacle, and one cannot go to it then", () => {
    const blocked = mage("c3", "..h.. ..... ..#1.. ..H.. .....");
    expect(refused(blocked, "skill")?.code).toBe("occupied");
    const broken = playAll(blocked, "attack c3", "end");
    expect(drawn(play(broken, "skill"))).toBe("..h5.. ..... ..H5.. ..... .....");
  });

  test("[R60] it goes out with its mage, whatever that dies of", () => {
    const weak = mage("e5", "..h.. ..... ..... ..+we.. ..H1..");
    const gone = [play(weak, "move c2"), play(weak, "bell")];
    expect(
      gone.map((now) => [now.state.heroes![0].beacon, told(now, "beacon_gone").length]),
    ).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });
});

describe("Wild Magic", () => {
  const wild = (board: string, rolls: readonly number[]) =>
    play(scene({ board, skills: ["wild", "endure"] }), "skill", rolls);

  test("[R56] [C6] 1 damage to every enemy wherever it stands, and never to one's own", () => {
    const after = wild("..h.a ..... ..... ..... TAH.t", [1, 2, 1]);
    expect(drawn(after)).toBe("..h4.a2 ..... ..... ..... T5A3H5.t4");
  });

  test("[R79] [F35] one time in 3 a debuff: three rolls there are, and one of them does it", () => {
    const board = "..h.. ..... ..... ..... ..H..";
    expect(
      [wild(board, [0, 1]), wild(board, [1]), wild(board, [2])].map((now) => buffs(now, "c5")),
    ).toEqual(["bleed2", "", ""]);
    expect(() => wild(board, [3])).toThrow("below 3");
  });

  test("[R59] the debuff is laid on the enemy it was meant for, although a Tank took the blow", () => {
    const after = wild("..ht. ..... ..... ..... ..H..", [0, 2, 1]);
    expect([drawn(after), buffs(after, "c5"), buffs(after, "d5")]).toEqual([
      "..h5t3. ..... ..... ..... ..H5..",
      "slow2",
      "",
    ]);
  });

  test("[R56] whoever is at 0 gets no debuff, and falls at its end", () => {
    const after = wild("..h.a1 ..... ..... ..... ..H..", [1]);
    expect(told(after, "fell").map(({ unit }) => unit.is)).toEqual(["archer"]);
  });
});
