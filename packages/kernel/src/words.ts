import type { Shape } from "./game.ts";
import type { Viewer } from "./seat.ts";

/** How a game is told in a terminal, in a log, to a screen reader. It adds no rule. */
export interface Words<T extends Shape> {
  readonly name: string;
  /** One sentence: what kind of game this is. */
  readonly pitch: string;
  move(move: T["move"]): string;
  /** One line about an event as the viewer knows it. */
  event(event: T["event"], viewer: Viewer): string;
  /** The table as the viewer sees it, line by line. A line about a seat begins with `You` or `Rival`: terminals colour it. */
  view(view: T["view"]): readonly string[];
  /** A move from what a player typed, or null if it means none. */
  read(line: string, view: T["view"]): T["move"] | null;
  /** How moves are typed and what they do, for the player who asks. */
  help(view: T["view"]): readonly string[];
}
