import { expect, test } from "vitest";
import { parseConfig } from "../config.ts";
import { host } from "../host.ts";
import { append, openJournal, recordOf } from "../journal.ts";
import { writeText } from "../record-text.ts";
import { bankedHost } from "./banked-host.ts";
import { replaythrough } from "./playthrough.ts";
import { toy } from "./toy.ts";
import { toyWords } from "./toy-words.ts";

/** One trick of a short match, written down by nobody but the host. */
function written(): string {
  const config = parseConfig(toy, { settings: { cards: 3 } });
  if (!config.ok) throw new Error(config.refusal.words);
  let { journal } = openJournal(toy, config.value, "golden");
  for (const seat of [0, 1] as const) {
    const page = append(toy, journal, 1000 * (seat + 1), bell(seat));
    if (!page.ok) throw new Error(page.refusal.words);
    ({ journal } = page.value);
  }
  return `;; A trick.\n${writeText(recordOf(toy, journal))}`;
}

const bell = (seat: 0 | 1) => ({ kind: "expire", seat }) as const;

const golden = replaythrough(host(toy, toyWords), written());

test("a golden match tells what happens and what everybody sees, under its author's notes", () => {
  const lines = golden.split("\n");
  expect(lines[0]).toBe(";; A trick.");
  expect(lines).toContain(";      trick");
  expect(lines.filter((line) => line.startsWith(";      as "))).toHaveLength(3);
});

test("played again it is the same to the letter", () => {
  expect(replaythrough(host(toy, toyWords), golden)).toBe(golden);
});

test("a setting that has come since takes its default", () => {
  const before = golden.replace('{"settings":{"cards":3}', '{"settings":{}');
  expect(before).not.toBe(golden);
  expect(replaythrough(host(toy, toyWords), before)).toBe(golden);
});

test("a golden match names the bank that a question draws on, and its fall", () => {
  const config = bankedHost.parseConfig({});
  if (!config.ok) throw new Error(config.refusal.words);
  let { journal } = bankedHost.openJournal(config.value, "golden");
  for (const input of [bell(0), bell(1), { ...bell(0), clock: "bank" } as const]) {
    const page = bankedHost.append(journal, 1000, input);
    if (!page.ok) throw new Error(page.refusal.words);
    ({ journal } = page.value);
  }
  const told = replaythrough(bankedHost, writeText(bankedHost.recordOf(journal)));
  expect(told).toContain("asked: seat 0 (card 2, 1000 ms, bank 3000 ms)");
  expect(told).toContain("seat 0  bell bank  #");
});

test("what is no record is refused", () => {
  expect(() => replaythrough(host(toy, toyWords), "[Format 1]\n")).toThrow("truncated");
});
