import { accept, refuse, retell, same, sight, travelling, updateFor } from "@holmgang/kernel";
import type { Asked, Result, Shape, Turn, Update, Viewer } from "@holmgang/kernel";
import type { Message, MessageOf } from "@holmgang/protocol";
import type { Line } from "../lines/line.ts";
import type { KeptMatch } from "../log/keep-match.ts";

/** Those who follow one match on this node. */
export interface Audience {
  /**
   * Gives a line all updates of a viewer after number `seen`, or of what was before only how it stands now; then every one that
   * follows. Says about how many bytes that was.
   */
  attach(line: Line, viewer: Viewer, seen: number | "now"): Result<number>;
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
  /** The last of them, for whoever begins to look on. */
  last: MessageOf<"update">;
  readonly lines: Set<Line>;
}

/** Each viewer counts its own updates; the log's numbers would tell a seat when its rival drafts. */
export function audienceOf(match: () => KeptMatch): Audience {
  const stands = new Map<Viewer, Stand>();

  const message = (update: Update<Shape>, seq: number): MessageOf<"update"> =>
    updateMessage(match(), update, seq);

  /** A stand is only kept up while somebody is on it: its number is found again from the log. */
  function standOf(viewer: Viewer, updates: readonly Update<Shape>[]): Stand {
    const last = message(updates.at(-1)!, updates.length); // a match opens with one
    const stand = stands.get(viewer) ?? { seq: updates.length, last, lines: new Set() };
    stands.set(viewer, stand);
    return stand;
  }

  /** Somebody looks on already: how things stand was told a moment ago. */
  function join(line: Line, viewer: Viewer): Result<number> | null {
    const stand = stands.get(viewer);
    const { journal, host } = match();
    if (!stand || !same(host.outcome(journal().position), stand.last.outcome)) return null;
    line.say(stand.last);
    stand.lines.add(line);
    return accept(sizeOf(stand.last));
  }

  return {
    attach(line, viewer, seen) {
      const joined = seen === "now" ? join(line, viewer) : null;
      if (joined) return joined;
      const updates = updatesOf(match(), viewer);
      const first = seen === "now" ? Math.max(0, updates.length - 1) : seen;
      if (first > updates.length)
        return refuse("bad-seq", `There are ${updates.length} updates, not ${seen}.`);
      for (const [index, update] of updates.entries())
        if (index >= first) line.say(message(update, index + 1));
      standOf(viewer, updates).lines.add(line);
      return accept((updates.length - first) * sizeOf(updates.at(-1)));
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
        stand.last = words;
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

/** One is about as long as another, and to say it costs more than to guess it. */
const sizeOf = (update: { readonly view: unknown } | undefined): number =>
  update ? JSON.stringify(update.view).length + ABOUT_THE_REST : 0;

const ABOUT_THE_REST = 500;
