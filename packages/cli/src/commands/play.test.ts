import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call } from "../testing/fake-terminal.ts";
import { file, folder } from "../testing/scratch.ts";

describe("holmgang play", () => {
  const line = ["play", "orcain", "--bot", "orc", "--seed", "3"];

  test("with nobody at the terminal says how to play, and is content", async () => {
    const { code, out } = await call(line);
    expect(code).toBe(0);
    expect(out).toContain("Type three letters");
    expect(out).toContain("npm start");
  });

  test("a whole match by letters and numbers, written down, replayed and verified", async () => {
    const path = join(folder, "played.txt");
    const { code, out } = await call(
      [...line, "--record", path],
      ["?", "zzz", "aaa", "cda", "1", "dca", "5", "5", "5", "5", "5", "5"],
    );
    expect(code).toBe(0);
    expect(out).toContain("C  Counter: Throws an Attack back");
    expect(out).toContain("That is no move.");
    expect(out).toContain(
      "Your hand is attack, defense, heal, counter; it cannot lay attack, attack, attack.",
    );
    expect(out.match(/You (win|lose):|A draw:/g)).toHaveLength(1);
    expect(out).not.toContain("draft");
    expect((await call(["verify", path])).out).toContain("holds.");
    expect((await call(["replay", path, "--seat", "0"])).out).toContain("You confirmed CDA");
  });

  test("a draft may be laid first; the legal moves are numbered", async () => {
    const { out } = await call(line, ["draft a..", "adh", "resign", "y"]);
    expect(out).toContain(" 1 ADH");
    expect(out).toContain("24 CHD");
    expect(out).toContain("You drafted A..");
  });

  test("resigning is asked about once more", async () => {
    const { out } = await call(line, ["resign", "n", "adh", "resign", "yes"]);
    expect(out.match(/Resign this match\?/g)).toHaveLength(2);
    expect(out).toContain("You lose: a resignation.");
  });

  test("a hint says what a bot that nobody can mislead would do in your place, from what you see", async () => {
    const { out } = await call(line, ["hint", "resign", "y"]);
    expect(out).toMatch(/exploit would play \w{3} \d+ %.* and expect to win 50 %\./);
  });

  test("only plain numbers count as numbers from the list", async () => {
    const { out } = await call(line, ["1.0", "0x1", "1e0", "+1", "0", "25"]);
    expect(out.match(/That is no move\./g)).toHaveLength(6);
    expect((await call(line, ["01"])).out).toContain("You confirmed ADH");
  });

  test("a record that cannot be written is refused before anything is asked", async () => {
    const { code, out, err } = await call([...line, "--record", folder], ["resign", "y"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toBe(`holmgang: ${folder} cannot be written (EISDIR)`);
  });

  test("whoever leaves has resigned", async () => {
    expect((await call(line, [])).out).toContain("You lose: a resignation.");
  });
});

describe("holmgang replay and verify", () => {
  const golden = new URL("../../../games/orcain/playthroughs/partial-play.txt", import.meta.url);
  const text = readFileSync(golden, "utf8");
  const path = file("golden.txt", text);

  test("everything, or what one seat saw: nothing of the rival's preparation", async () => {
    expect((await call(["replay", path])).out).toContain("Second seat drafted");
    const own = (await call(["replay", path, "--seat", "0"])).out;
    expect(own).toContain("You drafted A..");
    expect(own).not.toContain("Rival drafted");
    expect((await call(["replay", path, "--seat", "spectator"])).out).not.toContain("drafted");
  });

  test("up to any input", async () => {
    const { out } = await call(["replay", path, "--seat", "0", "--at", "4"]);
    expect(out).toContain("Round 2 of 3");
    expect(out).toContain("The match goes on.");
    expect((await call(["replay", path, "--at", "99"])).err).toContain(
      "--at takes a whole number from 0 to 12",
    );
    expect((await call(["replay", path, "--seat", "2"])).err).toContain(
      "--seat takes 0, 1 or spectator",
    );
  });

  test("a true record holds, in one line", async () => {
    const { code, out } = await call(["verify", path]);
    expect([code, out.split("\n").length]).toEqual([0, 1]);
    expect(out).toContain("12 inputs follow the rules");
  });

  const fairness = '{"matchId":"m","commitment":"00","serverSeed":"s","nonces":["",""]}';

  test.each([
    [
      "a changed draft",
      text.replace('"layout":["attack","defense",null]', '"layout":["attack",null,null]'),
      "Input 2 breaks the chain",
    ],
    [
      "an illegal move",
      text.replace('["heal","counter","attack"]', '["heal","heal","attack"]'),
      "Input 3 breaks the match",
    ],
    [
      "a seed nobody committed to",
      text.replace("[Fairness null]", `[Fairness ${fairness}]`),
      "not the one the server committed to",
    ],
    ["other rules", text.replace("[Rules 1]", "[Rules 9]"), "rules 9 of 'orcain'"],
    [
      "a cut file",
      text.slice(0, text.indexOf("; ", text.indexOf("\n 11"))).replace(/\n 11.*/s, "\n"),
      "truncated",
    ],
    [
      "another outcome",
      text.replace('"seat":0,"reason":"decision"', '"seat":1,"reason":"decision"'),
      "outcome",
    ],
  ])("%s does not hold: exit code 1 and what is wrong", async (name, content, complaint) => {
    const { code, out, err } = await call(["verify", file(`${name}.txt`, content)]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(complaint);
  });

  test.each(["verify", "replay"])(
    "%s takes no file so deep that reading it fails",
    async (name) => {
      const deep = "[".repeat(200_000) + "]".repeat(200_000);
      const nested = text.replace("[Fairness null]", `[Fairness {"matchId":${deep}}]`);
      const settings = text.replace('"settings":{', `"settings":{"deep":${deep},`);
      const move = text.replace('{"layout":["attack",null,null]', `{"layout":${deep}`);
      for (const content of [deep, `{"a":${deep}}`, nested, settings, move]) {
        const { code, out, err } = await call([name, file("deep.txt", content)]);
        expect([out, err.split("\n").length]).toEqual(["", 1]);
        expect(code).toBeGreaterThan(0);
      }
    },
  );

  test("what is no record at all is a bad file: exit code 2", async () => {
    expect((await call(["verify", file("poem.txt", "roses are red")])).code).toBe(2);
    expect((await call(["replay", file("empty.txt", "")])).err).toContain("The file is empty.");
    expect(
      (await call(["verify", file("other.txt", text.replace('"orcain"', '"chess"'))])).err,
    ).toContain("there is no game 'chess' here");
  });
});
