import type { Shape, Viewer } from "@holmgang/kernel";
import type { Timing } from "../match/beats.ts";
import type { Cue } from "../sound/cues.ts";
import type { GameFace, LogLine, Names } from "./face.ts";

/** What a row knows besides its event. */
export interface Account<T extends Shape> {
  readonly names: Names<T>;
  /** Everything heard before it, in order. */
  readonly earlier: readonly T["event"][];
}

/** A line of the log as a row tells it. */
export type Line = Pick<LogLine, "words"> & Partial<Pick<LogLine, "mark" | "changes">>;

/** Everything that is told about one kind of event. What is absent is not told. */
interface ToldRow<T extends Shape, E = T["event"]> {
  /** How long it takes to be seen at speed 1. */
  readonly lengthMs: number;
  /** How much of that passes before it can be seen what happened; words, numbers and sounds wait for it. */
  readonly turningMs?: number;
  /** Whether it is seen at the same moment as the event before it. */
  together?(event: E, before: T["event"]): boolean;
  cue?(event: E, viewer: Viewer): Cue | null;
  line?(event: E, account: Account<T>): Line | null;
  /** The same for those who listen: a whole sentence. */
  sentence?(event: E, account: Account<T>): string | null;
  /** What on the board it is about, as in `data-thing`; a line of the log points at the first. */
  things?(event: E): readonly string[];
  /** The part of the match, counted from 1, that begins with it: a round. */
  chapter?(event: E): number;
}

/** All that a game tells, a row for every kind of event: the compiler asks for a missing one. */
export type Telling<T extends Shape> = {
  readonly [K in T["event"]["kind"]]: ToldRow<T, Extract<T["event"], { kind: K }>>;
};

/** The part of a face that tells of events, and what they are about. */
interface TellingFace<T extends Shape> extends Pick<
  GameFace<T>,
  keyof Timing | "cueOf" | "logLine" | "sentence" | "chapterOf"
> {
  /** What a table lights up while an event is shown. */
  thingsIn(event: T["event"]): readonly string[];
}

/** What a face tells, from its rows. `headOf` is what a line stands under, such as a round. */
export function tellingFace<T extends Shape>(
  rows: Readonly<Record<string, ToldRow<T>>>,
  headOf: (event: T["event"], earlier: readonly T["event"][]) => string,
): TellingFace<T> {
  /** Events come from the game itself, and it has a row for each kind. */
  const rowOf = (event: T["event"]): ToldRow<T> => rows[event.kind]!;
  return {
    lengthOf: (event) => rowOf(event).lengthMs,
    turningMs: (event) => rowOf(event).turningMs ?? 0,
    isTogether: (event, before) => rowOf(event).together?.(event, before) ?? false,
    cueOf: (event, viewer) => rowOf(event).cue?.(event, viewer) ?? null,
    logLine(event, earlier, names) {
      const row = rowOf(event);
      const line = row.line?.(event, { names, earlier });
      return line
        ? {
            head: headOf(event, earlier),
            mark: null,
            changes: [],
            thing: row.things?.(event)[0] ?? null,
            ...line,
          }
        : null;
    },
    sentence: (event, earlier, names) => rowOf(event).sentence?.(event, { names, earlier }) ?? null,
    thingsIn: (event) => rowOf(event).things?.(event) ?? [],
    chapterOf: (event) => rowOf(event).chapter?.(event) ?? null,
  };
}
