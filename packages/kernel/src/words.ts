import type { ClockKind, Shape } from "./game.ts";
import type { BySeat, Viewer } from "./seat.ts";

/** How a game is told in a terminal, in a log, to a screen reader, and on the plain table of a game without a face. It adds no rule. */
export interface Words<T extends Shape> {
  readonly name: string;
  /** One sentence: what kind of game this is. */
  readonly pitch: string;
  /** Why a match ended, by its outcome's reason, as it goes on after a colon: "a knock-out". */
  readonly reasons: Readonly<Record<string, string>>;
  /** What a match pays for, by the reasons of its spoils: "Lanes won". Absent where it pays nothing. */
  readonly spoils?: Readonly<Record<string, string>>;
  /** Where the match is: "Round 3 of 3". Never empty. */
  heading(view: T["view"]): string;
  /** How it stands for each seat, as short as a plate has room for: "8 HP". May be empty. */
  score(view: T["view"]): Readonly<BySeat<string>>;
  /** One sentence: what whoever sees this is to do. `asked` is the kind of their open question; null while they wait, watch, or it is over. */
  prompt(view: T["view"], asked: string | null): string;
  /** What the bell of this clock does to an open question of this kind, whoever is asked, as it goes on after "At zero": "the turn is passed". */
  atZero(view: T["view"], asked: string, clock: ClockKind): string;
  /** A move as its viewer reads it. The moves listed at one time all read differently, and `read` takes each as it reads. */
  move(move: T["move"], viewer: Viewer): string;
  /** One line about an event as the viewer knows it. */
  event(event: T["event"], viewer: Viewer): string;
  /** The table as the viewer sees it, line by line. A line about a seat begins with `You` or `Rival`: terminals colour it. */
  view(view: T["view"]): readonly string[];
  /** A move from what a player typed, in any case, or null if it means none. */
  read(line: string, view: T["view"]): T["move"] | null;
  /** How moves are typed and what they do, for the player who asks. */
  help(view: T["view"]): readonly string[];
}
