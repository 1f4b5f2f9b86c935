import { GAME_IDS, GAMES } from "@holmgang/games";
import { readText } from "@holmgang/kernel";
import { replaythrough } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import { goldenMatch } from "./golden-match.ts";

describe.each(GAME_IDS)("a golden match of %s", (id) => {
  const made = goldenMatch(id, { seed: "made", bots: ["random"] });

  test("is a true record from its seed to its end, and the same when played again", () => {
    const record = readText(made);
    expect(record.ok && record.value.seed).toBe("made");
    expect(record.ok && GAMES[id].verify(record.value).ok && record.value.outcome).toBeTruthy();
    expect(replaythrough(GAMES[id], made)).toBe(made);
  });

  test("depends on nothing but its seed", () => {
    expect(goldenMatch(id, { seed: "made", bots: ["random"] })).toBe(made);
    expect(goldenMatch(id, { seed: "other", bots: ["random"] })).not.toBe(made);
  });

  test("is refused where nobody is called so", () => {
    expect(() => goldenMatch(id, { seed: "made", bots: ["nobody"] })).toThrow("random");
  });
});
