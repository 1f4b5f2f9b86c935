import { GAMES } from "@holmgang/games";
import { writeText } from "@holmgang/kernel";
import type { Input } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { call } from "../testing/fake-terminal.ts";
import { file } from "../testing/scratch.ts";

/** A match of these inputs, a second apart, in a file. */
function recorded(name: string, inputs: readonly Input[], seed = "s"): string {
  const host = GAMES.orcain;
  const config = host.parseConfig({});
  if (!config.ok) throw new Error(config.refusal.words);
  let { journal } = host.openJournal(config.value, seed);
  for (const [index, input] of inputs.entries()) {
    const page = host.append(journal, 1000 * (index + 1), input);
    if (!page.ok) throw new Error(page.refusal.words);
    ({ journal } = page.value);
  }
  return file(name, writeText(host.recordOf(journal)));
}

const draft: Input = {
  kind: "move",
  seat: 0,
  move: { kind: "layout_draft", layout: ["attack", null, null], roundIndex: 1 },
};
const resigned: Input = { kind: "forfeit", seats: [1], reason: "resigned" };
const path = recorded("forfeit.txt", [draft, { kind: "pause" }, { kind: "resume" }, resigned]);

describe("what no rule emits is told from the log", () => {
  test.each([
    ["0", "Rival forfeits", "You win"],
    ["1", "You forfeit", "You lose"],
    ["spectator", "Second seat forfeits", "First seat wins"],
  ])("to %s", async (seat, forfeits, wins) => {
    const { out } = await call(["replay", path, "--seat", seat]);
    expect(out).toContain("0:02.000  The match is paused.");
    expect(out).toContain("0:03.000  The match resumes.");
    expect(out).toContain(`0:04.000  ${forfeits}: a resignation.`);
    expect(out).not.toContain("slots");
    expect(out.split("\n").at(-1)).toBe(`${wins}: a resignation.`);
  });

  test("while the match goes on a seat sees its slots", async () => {
    const { out } = await call(["replay", path, "--seat", "0", "--at", "3"]);
    expect(out).toContain("Your slots: A..");
    expect(out).not.toContain("forfeits");
  });

  test("both seats at once", async () => {
    const both: Input = { kind: "forfeit", seats: [0, 1], reason: "abandoned" };
    const { out } = await call(["replay", recorded("both.txt", [both]), "--seat", "0"]);
    expect(out).toContain("0:01.000  Both forfeit: a player has not come back.");
  });
});

describe("everything in a record is a record again", () => {
  const strange = recorded("strange.txt", [resigned], "\u009b2J\u2028\u202e\n; x");
  test.each([path, strange])("%s", async (original) => {
    const { out } = await call(["replay", original]);
    expect(out).toContain(";      First seat wins: a resignation.");
    const again = await call(["verify", file("again.txt", out)]);
    expect([again.code, again.err]).toEqual([0, ""]);
    expect(out).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202e]/u);
  });
});
