import { readdirSync, readFileSync } from "node:fs";
import { invariant, readText } from "@holmgang/kernel";
import { replaythrough } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import { homeOf } from "./homes/index.ts";
import { GAME_IDS, GAMES } from "./index.ts";

/** Every golden match of every game: its text is its test, and a difference is a change of rules. */
describe.each(GAME_IDS)("%s", (id) => {
  const folder = new URL("playthroughs/", homeOf(id));
  const names = readdirSync(folder).toSorted();

  test("has golden matches, and nothing beside them", () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.endsWith(".txt"))).toEqual([]);
  });

  describe.each(names)("%s", (name) => {
    const text = readFileSync(new URL(name, folder), "utf8");

    test("is a match of this game, says what it shows, and is a true record of a finished match", () => {
      const record = readText(text);
      invariant(record.ok, `${name} is a record`);
      const verified = GAMES[id].verify(record.value);
      expect(record.value.game).toBe(id);
      expect(text).toMatch(/^;; \S/);
      expect(verified.ok && verified.value.outcome).toEqual(record.value.outcome);
      expect(record.value.outcome).not.toBeNull();
    });

    test("played again is the same to the letter", () => {
      expect(replaythrough(GAMES[id], text)).toBe(text);
    });
  });
});
