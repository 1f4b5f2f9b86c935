import type { BySeat, Outcome, Refusal, Seat, Shape, Viewer, Words } from "@holmgang/kernel";
import type { ReactNode } from "react";
import type { GlyphName } from "../look/glyph-names.ts";
import type { IconName } from "../look/icon-drawings.ts";
import type { Timing } from "../match/beats.ts";
import type { MatchInfo } from "../match/feed.ts";
import type { Scene } from "../match/scene.ts";
import type { Cue } from "../sound/cues.ts";

/** Who is who in sentences: "You", or a name. */
export interface Names<T extends Shape = Shape> {
  readonly viewer: Viewer;
  readonly names: Readonly<BySeat<string>>;
  /** Any view of the match: for what it is played by. */
  readonly view: T["view"];
}

/** A line of the log. */
export interface LogLine {
  /** What the line stands under, such as a round; lines under the same head follow each other. */
  readonly head: string;
  /** A short mark before the line. */
  readonly mark: string | null;
  readonly words: string;
  /** What changed, in order, for each seat that something changed for. */
  readonly changes: readonly { readonly seat: Seat; readonly value: number }[];
  /** The thing on the board that the line is about, as in its `data-thing`; null for none. */
  readonly thing: string | null;
}

/** A line in large letters, while events play. */
export interface Caption {
  readonly over: string;
  readonly title: string;
  readonly line: ReactNode;
}

/** One sentence: what to do now. */
interface Instruction {
  readonly words: string;
  /** How to do it. */
  readonly hint: string | null;
  /** What the card that is picked up says: a phone's cards have no room for it. */
  readonly says?: string;
}

/** How much room a page gives a game, as its `data-size` beside `data-game`: the game's css fits itself to it. */
export type Size = "table" | "lesson" | "replay" | "live";

/** Something the player can do by a button. */
export interface Action {
  readonly id: string;
  readonly words: string;
  readonly icon?: IconName;
  /** The key that does the same, as `KeyboardEvent.key`. */
  readonly key?: string;
  /** Why it cannot be done yet; it is shown dashed. */
  readonly missing?: boolean;
  run(): void;
}

/** Everything of a table that is a game's own. The table finds places for them. */
export interface Parts {
  /** "Round 3 of 3". */
  readonly heading: string;
  /** What both have gathered, for the bar of a table that has room for it. */
  readonly tally?: ReactNode;
  readonly mood: "calm" | "sudden";
  /** What lies inside the rope. */
  readonly field: ReactNode;
  /** What the player plays from: a hand, a bench, a draft; null where the field itself is played on. */
  readonly stock: ReactNode;
  /** Stands instead of the prompt and the stock while it is there. */
  readonly caption: Caption | null;
  readonly prompt: Instruction | null;
  /** A seat's numbers, for its plate. */
  readonly numbers: (seat: Seat) => ReactNode;
  /** What a seat holds, as far as the viewer may know it: for a replay, where nobody plays. */
  readonly holding?: (seat: Seat) => ReactNode;
  /** How the match stands, between the plates. */
  readonly standing: ReactNode;
  /** Stands beside the field: what a move would do, what a piece can. */
  readonly aside: ReactNode;
  /** Stands over the log where that is a page of its own: what `aside` has no room for on a phone. */
  readonly listed?: ReactNode;
  readonly primary: Action | null;
  readonly others: readonly Action[];
}

/** What a game's hook is given to make its parts from. */
export interface Sitting<T extends Shape = Shape> {
  readonly info: MatchInfo;
  readonly scene: Scene<T>;
  readonly names: Names<T>;
  /** Answers the open question; a refusal has been told to the player by then. */
  answer(move: T["move"]): Promise<Refusal | null>;
  /** What the reader points at in the log. */
  readonly pointed: string | null;
  /** Tells what the reader points at on the board, so that the log can show it. */
  point(thing: string | null): void;
  /** False while looking only: a spectator, a replay, a match that is over. */
  readonly mine: boolean;
  /** In a replay with open hands: what each seat's own view shows. */
  readonly open: Readonly<BySeat<T["view"]>> | null;
}

/** The end of a match in the game's own words. */
export interface Ending {
  /** Why, in a sentence without names. */
  readonly why: string;
  readonly score: Readonly<BySeat<number | string>>;
  /** The parts it was played in, with how each stood. */
  readonly chapters: readonly { readonly mark: string; readonly words: string }[];
}

/** How a show is gone through by steps. */
export interface Stepwise<T extends Shape = Shape> {
  /** A longer step, by what it ends before: "Next lane"; null is the end of all. */
  leap(to: T["event"] | null): string;
  /** Whether a longer step ends before this. */
  isLandmark(event: T["event"]): boolean;
}

/** A game's face: how it looks, sounds and reads. It adds no rule. */
export interface GameFace<T extends Shape> extends Timing<T> {
  readonly id: string;
  readonly glyph: GlyphName;
  /** The game in words, for those who type their moves. */
  readonly words: Words<T>;
  /** A few moves as they are typed, as an example; null where there is none. */
  readonly typed: string | null;
  /** Where no clock runs, what happens may be gone through beat by beat, or from one landmark to the next. */
  readonly stepwise?: Stepwise<T>;
  cueOf(event: T["event"], viewer: Viewer): Cue | null;
  /** Null for what is not worth a line. */
  logLine(event: T["event"], earlier: readonly T["event"][], names: Names<T>): LogLine | null;
  /** The same for those who listen: whole sentences. */
  sentence(event: T["event"], earlier: readonly T["event"][], names: Names<T>): string | null;
  /** The part of the match, counted from 1, that begins with this event: a round. */
  chapterOf(event: T["event"]): number | null;
  /** What leaving the table costs, where it costs the match; null where one may come back. */
  leaving(settings: T["settings"]): string | null;
  ending(view: T["view"], outcome: Outcome, names: Names<T>): Ending;
  /** A hook: called on every render of the table. */
  useParts(sitting: Sitting<T>): Parts;
}
