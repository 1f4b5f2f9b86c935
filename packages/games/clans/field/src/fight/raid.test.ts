import { describe, expect, test } from "vitest";
import { board, ended, hps, hurts, play, refused, scene, told } from "../testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;

/** One before the other in the West, with this ground. */
const duel = (mine: string, theirs: string, terrain?: typeof WOODS) =>
  scene({
    board: [`${theirs} | . | .`, `${mine} | . | .`, ". | . | ."],
    ...(terrain && { terrain }),
  });

describe("the base", () => {
  test("[R38] is hit from the middle, if nobody stands before it", () => {
    expect(hps(play(duel("fusilier", "."), 0, "fusilier hits the base"))).toEqual([25, 20]);
    expect(refused(duel("fusilier", "-scout"), 0, "fusilier hits the base").code).toBe("defended");
    const home = scene({ board: [". | . | .", ". | . | .", "fusilier | . | ."] });
    expect(refused(home, 0, "fusilier hits the base").code).toBe("out-of-reach");
  });

  test("[R38] [GF-8] wounds lower what is printed; terrain and inspiration come on top; no fury, nobody answers", () => {
    const at = scene({
      terrain: WOODS,
      board: [". | . | .", "grenadier:7 drummer-boy | . | .", ". | . | ."],
    });
    const hit = play(at, 0, "grenadier hits the base");
    // Three quarters of 8, one for woods, one for the drummer.
    expect([hps(hit), hurts(hit)]).toEqual([[25, 17], []]);
  });

  test("[R39] at 0 HP the match is over", () => {
    const at = scene({ hp: [25, 3], board: [". | . | .", "fusilier | . | .", ". | . | ."] });
    const won = play(at, 0, "fusilier hits the base");
    expect(ended(won)).toEqual({ result: "win", seat: 0, reason: "base" });
    expect(told(won, "base_hit")).toMatchObject([{ seat: 1, hp: 0, why: "raid" }]);
  });

  test("[R73] of equals the first to have entered takes it", () => {
    const both = play(
      scene({
        first: 1,
        hands: ["", "mega-taunt mega-taunt"],
        board: [". | . | .", ". | line-infantry | .", ". | . | ."],
      }),
      1,
      "mega-taunt (1) to east base",
      "mega-taunt (2) to west base",
      "end",
    );
    const hit = play(both, 0, "line-infantry hits the base");
    expect(board(hit)[0]).toBe("-mega-taunt:10 | . | -mega-taunt:4");
  });

  test("[R73, R49] what takes it does so unshielded", () => {
    const at = scene({
      board: ["-mega-taunt -sapper | . | .", ". | line-infantry | .", ". | . | ."],
    });
    expect(hurts(play(at, 0, "line-infantry hits the base"))).toEqual(["-mega-taunt 6 taunt"]);
  });

  test("[R73, R70] a decoy takes it too, and dies of it", () => {
    const at = scene({
      board: ["-mega-taunt(decoy) | . | .", ". | line-infantry | .", ". | . | ."],
    });
    const hit = play(at, 0, "line-infantry hits the base");
    expect([hps(hit), board(hit)[0]]).toEqual([[25, 25], ". | . | ."]);
  });

  test("[R40] shields do not help against traps, fire, poison and thorns", () => {
    const at = scene({
      terrain: WOODS,
      board: [
        "-ancient-treant | . | .",
        ". | -^woods-mine | .",
        "tidal-leviathan | general-beaulieu | .",
      ],
    });
    expect(hurts(play(at, 0, "general-beaulieu to center middle"))).toEqual([
      "general-beaulieu 3 trap",
    ]);
    const before = duel("tidal-leviathan", "-ancient-treant");
    expect(hurts(play(before, 0, "tidal-leviathan attacks ancient-treant")).at(-1)).toBe(
      "tidal-leviathan 3 thorns",
    );
  });
});
