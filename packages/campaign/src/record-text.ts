import { readJson, accept, readText, refuse, writeText } from "@holmgang/kernel";
import type { MatchRecord, Result } from "@holmgang/kernel";
import { parseMove, parseSetup } from "./parse.ts";
import { RUN_FORMAT, RUN_GAME } from "./record.ts";
import type { RunEntry, RunRecord } from "./record.ts";
import type { Ending } from "./shape.ts";

const FIELDS = ["format", "game", "rules", "setup", "ending", "hash"] as const;

/**
 * A run for reading: a header of `[Name value]` lines, then a line a move, and under a battle's move its own record, each line
 * behind `| `. Lines that begin with `;` are remarks. What is written reads back without loss.
 */
export const writeRun = (record: RunRecord): string =>
  [...runHeader(record), "", ...record.inputs.flatMap(moveLines), ""].join("\n");

export const runHeader = (record: RunRecord): readonly string[] => [
  ...FIELDS.map((key) => `[${title(key)} ${JSON.stringify(record[key])}]`),
  `[Moves ${record.inputs.length}]`,
];

export function moveLines({ move, link }: RunEntry, index: number): readonly string[] {
  const { kind, ...rest } = move;
  const isBattle = "record" in rest;
  const said = isBattle ? "{}" : JSON.stringify(rest);
  const head = `${String(index + 1).padStart(3)}  ${kind} ${said}  #${link}`;
  return isBattle ? [head, ...battleLines(rest.record)] : [head];
}

const battleLines = (record: MatchRecord): readonly string[] =>
  writeText(record)
    .trimEnd()
    .split("\n")
    .map((line) => `| ${line}`.trimEnd());

const title = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** Whether a file's content looks like a run and not like a match. */
export const isRunText = (content: string): boolean =>
  content.includes(`[Game ${JSON.stringify(RUN_GAME)}]`);

/** A run from its text. */
export function readRun(content: string): Result<RunRecord> {
  const fields = new Map<string, unknown>();
  const moves: Draft[] = [];
  for (const [index, line] of content.split("\n").entries()) {
    if (line.trim() === "" || line.startsWith(";")) continue;
    const isRead = line.startsWith("|")
      ? readBattleLine(line, moves)
      : line.startsWith("[")
        ? readField(line, fields)
        : readMoveLine(line, moves);
    if (!isRead) return bad(`line ${index + 1} cannot be read: ${line.trim().slice(0, 80)}`);
  }
  if (fields.get("Moves") !== moves.length)
    return refuse(
      "truncated",
      `The run is truncated: it announces ${JSON.stringify(fields.get("Moves"))} moves and has ${moves.length}.`,
    );
  return assemble(fields, moves);
}

interface Draft {
  readonly kind: string;
  readonly rest: object;
  readonly link: string;
  readonly battle: string[];
}

const bad = (what: string) => refuse("bad-record", `This is not a run’s record: ${what}.`);

function readField(line: string, fields: Map<string, unknown>): boolean {
  const [, name = "", json = ""] = /^\[(\w+) (.*)\]$/s.exec(line.trim()) ?? [];
  const value = readJson(json);
  if (value === undefined || fields.has(name)) return false;
  fields.set(name, value);
  return true;
}

function readMoveLine(line: string, moves: Draft[]): boolean {
  const [, number, kind, json, link] =
    /^\s*(\d+)\s+([a-z]+) (\{.*\})\s+#([0-9a-f]{16})\s*$/s.exec(line) ?? [];
  const rest = readJson(json ?? "");
  if (Number(number) !== moves.length + 1 || !kind || !link) return false;
  if (typeof rest !== "object" || rest === null) return false;
  moves.push({ kind, rest, link, battle: [] });
  return true;
}

function readBattleLine(line: string, moves: Draft[]): boolean {
  moves.at(-1)?.battle.push(line.slice(2));
  return moves.length > 0;
}

function assemble(fields: Map<string, unknown>, moves: readonly Draft[]): Result<RunRecord> {
  if (fields.get("Format") !== RUN_FORMAT)
    return bad(`its format is ${JSON.stringify(fields.get("Format"))}, and here is ${RUN_FORMAT}`);
  const rules = fields.get("Rules");
  const hash = fields.get("Hash");
  const ending = fields.get("Ending");
  if (typeof rules !== "number" || typeof hash !== "string" || !isEnding(ending))
    return bad("its header lacks something");
  const setup = parseSetup(fields.get("Setup"));
  if (!setup.ok) return setup;
  const inputs: RunEntry[] = [];
  for (const [index, draft] of moves.entries()) {
    const move = readDraft(draft);
    if (!move.ok) return refuse(move.refusal.code, `Move ${index + 1}: ${move.refusal.words}`);
    inputs.push(move.value);
  }
  const header = { format: RUN_FORMAT, game: RUN_GAME, rules, setup: setup.value, ending, hash };
  return accept({ ...header, inputs });
}

function readDraft({ kind, rest, link, battle }: Draft): Result<RunEntry> {
  const isBattle = kind === "fight" || kind === "retreat";
  const record = isBattle ? readText(`${battle.join("\n")}\n`) : null;
  if (record && !record.ok) return record;
  const move = parseMove({ kind, ...rest, ...(record && { record: record.value }) });
  return move.ok ? accept({ move: move.value, link }) : move;
}

const isEnding = (value: unknown): value is Ending | null =>
  value === null || (typeof value === "object" && "result" in value);
