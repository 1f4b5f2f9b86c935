import { GAME_IDS, GAMES } from "@holmgang/games";
import { describe, expect, test } from "vitest";
import { call } from "../testing/fake-terminal.ts";
import { file, folder } from "../testing/scratch.ts";

describe("holmgang games, rules, help", () => {
  test("the games are listed with their bots", async () => {
    const { code, out } = await call(["games"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^orcain {2}Orcain, rules 1\./);
    expect(out).toContain("--bot equilibrium");
  });

  test("the rules are the game's own file", async () => {
    const { out } = await call(["rules", "orcain"]);
    expect(out).toMatch(/^# Orcain/);
    expect(out).toContain("**R1**");
  });

  test("help names every command, and each command explains itself", async () => {
    const { out } = await call([]);
    for (const name of ["games", "rules", "play", "simulate", "replay", "verify", "decks"]) {
      expect(out).toContain(`holmgang ${name}`);
      expect((await call([name, "--help"])).out).toContain(`holmgang ${name}`);
    }
  });

  test.each(["play", "simulate"])("%s lists the settings of every game", async (name) => {
    const { out } = await call([name, "--help"]);
    for (const { game, words } of GAME_IDS.map((id) => GAMES[id])) {
      expect(out).toContain(`  ${words.name}:\n    ${game.settings[0]?.key}: `);
      for (const { key } of game.settings) expect(out).toContain(`    ${key}: `);
    }
    expect(out).toContain("maxHp: a whole number from 1 to 30 (10).");
  });

  test("simulate says what its shares mean", async () => {
    const { out } = await call(["simulate", "--help"]);
    for (const share of ["winRate: ", "score: ", "firstSeat: ", "firstMover: "])
      expect(out).toContain(share);
    expect(out).toContain("takes pairs of matches as the unit");
  });
});

describe("bad calls get one clear line and exit code 2", () => {
  test.each([
    [["dance"], "there is no command 'dance'"],
    [["rules"], "GAME is missing"],
    [["rules", "chess"], "there is no game 'chess'; the games are: orcain"],
    [["games", "more"], "'more' is one word too many"],
    [["simulate", "orcain", "--matchs", "3"], "Unknown option '--matchs'"],
    [["simulate", "orcain", "--matches"], "argument missing"],
    [["simulate", "orcain", "--matches", "many"], "--matches takes a whole number from 1 to"],
    [["simulate", "orcain", "--matches", "0"], "--matches takes"],
    [["simulate", "orcain", "--bots", "random"], "--bots takes two names"],
    [["simulate", "orcain", "--bots", "random,deepblue"], "there is no bot 'deepblue' for orcain"],
    [["simulate", "orcain", "--config", "{"], "--config is not JSON"],
    [
      ["simulate", "orcain", "--config", '{"maxHp":0}'],
      "Setting 'maxHp' must be a whole number from 1 to 30, not 0.",
    ],
    [["simulate", "orcain", "--config", '{"entries":[{"hand":["attack"]}]}'], "A hand is"],
    [
      ["simulate", "orcain", "--config", "[]"],
      "--config: Settings must be an object of names and values, not [].",
    ],
    [["simulate", "orcain", "--config", "[1]"], "not [1]"],
    [["simulate", "orcain", "--config", "5"], "not 5"],
    [["play", "orcain", "--config", "null"], "not null"],
    [
      ["simulate", "orcain", "--config", '{"settings":{},"entires":[]}'],
      "--config: A config has 'settings' and 'entries', and no 'entires'.",
    ],
    [["simulate", "orcain", "--config", '{"entires":[]}'], "There is no setting 'entires'"],
    [["simulate", "orcain", "--records", "/dev/null/x"], "cannot be made"],
    [
      ["simulate", "orcain", "--records", "/proc/self"],
      "the folder /proc/self cannot be written to",
    ],
    [["simulate", "orcain", "--records", file("taken", "")], "taken cannot be made (EEXIST)"],
    [["play", "orcain", "--record", "/nonexistent/x.txt"], "/nonexistent/x.txt cannot be written"],
    [["play", "orcain", "--bot", "nobody"], "there is no bot 'nobody'"],
    [["play", "orcain", "--seed=-1"], "--seed takes a whole number"],
    [["play", "orcain", "--seed", "--bot"], "Option '--seed' argument is ambiguous"],
    [["replay", "nowhere.txt"], "there is no file nowhere.txt"],
    [["verify", folder], "cannot be read"],
    [["verify"], "FILE is missing"],
    [["da\nnce\u001b[2J"], String.raw`there is no command 'da\nnce\u001b[2J'`],
    [["games", "--a\r\nb"], String.raw`Unknown option '--a\r\nb'`],
    [["rules", "a\u009bb"], String.raw`there is no game 'a\u009bb'`],
    [["simulate", "orcain", "--config", "{\n\u0007"], String.raw`not JSON: {\n\u0007`],
    [["simulate", "orcain", "--config", '{"\u202e":1}'], String.raw`no setting '\u202e'`],
    [["replay", "no\nwhere\u001b.txt"], String.raw`there is no file no\nwhere\u001b.txt`],
    [["verify", file("bell.txt", "roses\u0007 are\r red")], String.raw`roses\u0007 are\r red`],
  ])("%j", async (line, complaint) => {
    const { code, out, err } = await call(line);
    expect([code, out, err.split("\n").length]).toEqual([2, "", 1]);
    expect(err).toContain(complaint);
  });
});
