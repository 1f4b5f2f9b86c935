import { accept, refuse, retell, same, sight, travelling, updateFor } from "@holmgang/kernel";
import type { Asked, Result, Shape, Turn, Update, Viewer } from "@holmgang/kernel";
import type { Message, MessageOf } from "@holmgang/protocol";
import type { Line } from "../lines/line.ts";
import type { KeptMatch } from "../log/keep-match.ts";

/** Those who follow one match on this node. */
export interface Audience {
  /** Gives a line all updates of a viewer after number `seen`, then every one that follows. */
  attach(line: Line, viewer: Viewer, seen: number): Result<null>;
  detach(line: Line): void;
  has(line: Line, viewer: Viewer): boolean;
  lines(): readonly Line[];
  /** Says the same to everybody. */
  tell(message: Message): void;
  /** Tells everybody what this turn means for them. */
  hear(turn: Turn<Shape>): void;
}

interface Stand {
  /** Updates given to this viewer so far. */
  seq: number;
  readonly lines: Set<Line>;
}

/** Each viewer counts its own updates; the log's numbers would tell a seat when its rival drafts. */
export function audienceOf(match: () => KeptMatch): Audience {
  const stands = new Map<Viewer, Stand>();

  const message = (update: Update<Shape>, seq: number): MessageOf<"update"> =>
    updateMessage(match(), update, seq);

  /** A stand is only kept up while somebody is on it: its number is found again from the log. */
  function standOf(viewer: Viewer, seq: number): Stand {
    const stand = stands.get(viewer) ?? { seq, lines: new Set() };
    stands.set(viewer, stand);
    return stand;
  }

  return {
    attach(line, viewer, seen) {
      const updates = updatesOf(match(), viewer);
      if (seen > updates.length)
        return refuse("bad-seq", `There are ${updates.length} updates, not ${seen}.`);
      for (const [index, update] of updates.entries())
        if (index >= seen) line.say(message(update, index + 1));
      standOf(viewer, updates.length).lines.add(line);
      return accept(null);
    },
    detach(line) {
      for (const [viewer, { lines }] of stands)
        if (lines.delete(line) && lines.size === 0) stands.delete(viewer);
    },
    has: (line, viewer) => stands.get(viewer)?.lines.has(line) ?? false,
    lines: () => [...stands.values()].flatMap(({ lines }) => [...lines]),
    tell(words) {
      for (const { lines } of stands.values()) for (const line of lines) line.say(words);
    },
    hear(turn) {
      for (const [viewer, stand] of stands) {
        const update = updateFor(match().host.game, turn, viewer);
        if (!update) continue;
        const words = message(update, ++stand.seq);
        for (const line of stand.lines) line.say(words);
      }
    },
  };
}

/** All updates a viewer has had; the last one may be an end that no input brought about. */
export function updatesOf(match: KeptMatch, viewer: Viewer): readonly Update<Shape>[] {
  const { game } = match.host;
  const journal = match.journal();
  const updates = retell(game, journal, viewer);
  const now = sight(game, { position: journal.position, clocks: match.clocks() }, viewer);
  const isTold = same(now.outcome, updates.at(-1)?.outcome);
  return isTold ? updates : [...updates, { events: [], ...now }];
}

/** An update as it travels: deadlines in the server's time. */
export function updateMessage(
  { id, openedAt }: KeptMatch,
  { events, view, decisions, others, outcome }: Update<Shape>,
  seq: number,
): MessageOf<"update"> {
  const asked = (question: Asked) => travelling(question, openedAt);
  return {
    kind: "update",
    match: id,
    seq,
    events: [...events],
    view,
    decisions: decisions.map(asked),
    others: others.map((other) => ({ seat: other.seat, ...asked(other) })),
    outcome,
  };
}
