import { readFileSync } from "node:fs";
import { format } from "node:util";
import { describe, expect, test } from "vitest";
import { documentation } from "./document.ts";
import { COMMANDS, idOf, MESSAGES, parseCommand, parseMessage, REFUSALS } from "./index.ts";

const page = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
/** Tables are laid out by the formatter; what they say is what counts. */
const bare = (text: string): string => text.replaceAll(/[ -]+/g, " ");

describe("the page about the protocol", () => {
  test("is what the rows say: run `npm run protocol` after changing them", () => {
    expect(bare(page)).toBe(bare(documentation()));
  });

  test("names every command, message and refusal", () => {
    for (const name of [...Object.keys(COMMANDS), ...Object.keys(MESSAGES)])
      expect(page).toContain(`### \`${name}\``);
    for (const code of Object.keys(REFUSALS)) expect(page).toContain(`\`${code}\``);
  });
});

describe("commands", () => {
  test("come out as they went in", () => {
    const move = {
      kind: "move",
      id: "7",
      match: "m",
      decision: 2,
      move: { kind: "x", deep: [1, null] },
    };
    expect(parseCommand(structuredClone(move))).toEqual({ ok: true, value: move });
    const queue = { kind: "queue", id: "1", game: "orcain", mode: "standard" };
    expect(parseCommand(queue)).toEqual({ ok: true, value: queue });
  });

  test.each([
    ["nothing", undefined, "malformed"],
    ["a list", [], "malformed"],
    ["an unknown kind", { kind: "cheat", id: "1" }, "unknown-command"],
    ["a kind that every object has", { kind: "constructor", id: "1" }, "unknown-command"],
    ["no id", { kind: "ping" }, "malformed"],
    ["an empty id", { kind: "ping", id: "" }, "malformed"],
    ["a number as id", { kind: "ping", id: 1 }, "malformed"],
    ["a surplus field", { kind: "ping", id: "1", x: 1 }, "malformed"],
    [
      "a decision that is no number",
      { kind: "move", id: "1", match: "m", decision: 0.5, move: {} },
      "malformed",
    ],
    ["a seat that is none", { kind: "invite", id: "1", game: "orcain", seat: 2 }, "malformed"],
  ])("%s is refused with its own code", (_what, raw, code) => {
    expect(parseCommand(raw)).toMatchObject({ ok: false, refusal: { code } });
  });

  test("a complaint names the field", () => {
    const refused = parseCommand({ kind: "queue", id: "1", game: "orcain" });
    expect(format("%j", refused)).toContain("queue: mode");
  });

  test("also a wrong command is answered by its id, if it has one", () => {
    expect(idOf({ id: "x", kind: 3 })).toBe("x");
    expect(idOf({ id: {} })).toBeNull();
    expect(idOf(null)).toBeNull();
  });
});

describe("messages", () => {
  test("are checked whole", () => {
    const update = {
      kind: "update",
      match: "m",
      seq: 1,
      events: [],
      view: {},
      decisions: [],
      others: [],
      outcome: null,
    };
    expect(parseMessage(update)).toEqual(update);
    expect(() => parseMessage({ ...update, rivalDecisions: [] })).toThrow("rivalDecisions");
    expect(() => parseMessage({ ...update, outcome: { result: "win", reason: "x" } })).toThrow(
      "seat",
    );
  });
});
