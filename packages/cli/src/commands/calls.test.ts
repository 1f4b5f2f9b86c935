import { describe, expect, test } from "vitest";
import { call } from "../testing/fake-terminal.ts";
import { folder } from "../testing/scratch.ts";

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
    for (const name of ["games", "rules", "play", "simulate", "replay", "verify"]) {
      expect(out).toContain(`holmgang ${name}`);
      expect((await call([name, "--help"])).out).toContain(`holmgang ${name}`);
    }
    expect((await call(["simulate", "--help"])).out).toContain(
      "maxHp: a whole number from 1 to 30 (10).",
    );
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
    [["simulate", "orcain", "--records", "/dev/null/x"], "cannot be made"],
    [["play", "orcain", "--bot", "nobody"], "there is no bot 'nobody'"],
    [["play", "orcain", "--seed=-1"], "--seed takes a whole number"],
    [["play", "orcain", "--seed", "--bot"], "Option '--seed' argument is ambiguous"],
    [["replay", "nowhere.txt"], "there is no file nowhere.txt"],
    [["verify", folder], "cannot be read"],
    [["verify"], "FILE is missing"],
  ])("%j", async (line, complaint) => {
    const { code, out, err } = await call(line);
    expect([code, out, err.split("\n").length]).toEqual([2, "", 1]);
    expect(err).toContain(complaint);
  });
});
