import { readJson } from "./read-json.ts";
import { invariant } from "./invariant.ts";
import { isMove } from "./input.ts";
import { RECORD_FIELDS } from "./record.ts";
import type { Entry, MatchRecord } from "./record.ts";
import { parseRecord } from "./record-parse.ts";
import { refuse } from "./result.ts";
import type { Result } from "./result.ts";

/**
 * A record for reading: a header of `[Name value]` lines, then one line an input. Lines that begin with `;` are remarks.
 * `readText(writeText(record))` is the record.
 */
export const writeText = (record: MatchRecord): string =>
  [...headerLines(record), "", ...record.inputs.map(inputLine), ""].join("\n");

export function headerLines(record: MatchRecord): string[] {
  const inputs = record.inputs.length;
  return RECORD_FIELDS.map(
    (key) => `[${title(key)} ${JSON.stringify({ ...record, inputs }[key])}]`,
  );
}

export function inputLine(entry: Entry, index: number): string {
  return [
    String(index + 1).padStart(3),
    clockText(entry.at),
    who(entry),
    what(entry),
    `#${entry.link}`,
  ].join("  ");
}

export function readText(text: string): Result<MatchRecord> {
  const fields: Record<string, unknown> = {};
  const inputs: unknown[] = [];
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "" || line.startsWith(";")) continue;
    const isRead = line.startsWith("[") ? readHeader(line, fields) : readInput(line, inputs);
    // Nothing but the end of a cut file lacks its line break.
    const isCut = index === lines.length - 1 && ("format" in fields || line.startsWith("["));
    if (!isRead && isCut) return truncated(`it ends in the middle of line ${index + 1}`);
    if (!isRead)
      return refuse("bad-record", `Line ${index + 1} of the record cannot be read: ${line.trim()}`);
  }
  const { inputs: announced, ...header } = fields;
  if (announced === undefined && "format" in fields)
    return truncated("its header does not say how many inputs there are");
  if (typeof announced === "number" && inputs.length < announced)
    return truncated(`it announces ${announced} inputs and has ${inputs.length}`);
  if (announced !== inputs.length)
    return refuse(
      "bad-record",
      `The record announces ${JSON.stringify(announced)} inputs and has ${inputs.length}.`,
    );
  return parseRecord({ ...header, inputs });
}

const truncated = (how: string) => refuse("truncated", `The record is truncated: ${how}.`);

const title = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** Minutes, seconds and milliseconds since the match opened. */
export function clockText(at: number): string {
  const [minutes, seconds, ms] = [Math.floor(at / 60_000), Math.floor(at / 1000) % 60, at % 1000];
  return `${minutes}:${String(seconds).padStart(2, "0")}.${String(ms).padStart(3, "0")}`;
}

function who(entry: Entry): string {
  if (entry.kind === "forfeit") return entry.seats.length === 2 ? "both" : `seat ${entry.seats[0]}`;
  return "seat" in entry ? `seat ${entry.seat}` : "host";
}

const BANK_BELL = "bell bank";

function what(entry: Entry): string {
  if (entry.kind === "expire") return entry.clock === "bank" ? BANK_BELL : "bell";
  if (entry.kind === "forfeit") return `forfeit ${entry.reason}`;
  if (entry.kind !== "move") return entry.kind;
  invariant(isMove(entry.move), "a logged move has a kind");
  const { kind, ...rest } = entry.move;
  return `${kind} ${JSON.stringify(rest)}`;
}

function readHeader(line: string, fields: Record<string, unknown>): boolean {
  const [, name, json] = /^\[(\w+) (.*)\]$/s.exec(line.trim()) ?? [];
  const key = RECORD_FIELDS.find((field) => title(field) === name);
  const value = readJson(json ?? "");
  if (!key || value === undefined || key in fields) return false;
  fields[key] = value;
  return true;
}

const LINE =
  /^\s*(\d+)\s+(\d+):(\d\d)\.(\d{3})\s+(seat [01]|both|host)\s+(.*?)\s+#([0-9a-f]{16})\s*$/s;

function readInput(line: string, inputs: unknown[]): boolean {
  const [, number, minutes, seconds, ms, seat, text, link] = LINE.exec(line) ?? [];
  if (Number(number) !== inputs.length + 1 || !seat || !text) return false;
  const input = readWhat(seat, text);
  if (!input) return false;
  inputs.push({
    ...input,
    at: Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(ms),
    link,
  });
  return true;
}

function readWhat(seatText: string, text: string): object | null {
  const seat = seatText.startsWith("seat ") ? Number(seatText.slice(5)) : null;
  if (seat === null && (text === "pause" || text === "resume")) return { kind: text };
  const [, reason] = /^forfeit (\w+)$/.exec(text) ?? [];
  if (reason) return { kind: "forfeit", seats: seat === null ? [0, 1] : [seat], reason };
  if (text === "bell") return { kind: "expire", seat };
  if (text === BANK_BELL) return { kind: "expire", seat, clock: "bank" };
  const [, kind, json] = /^(\S+) (\{.*\})$/s.exec(text) ?? [];
  const rest = readJson(json ?? "");
  return kind && typeof rest === "object" ? { kind: "move", seat, move: { kind, ...rest } } : null;
}
