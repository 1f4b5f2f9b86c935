import { decisions, retell, runClocks, startClocks, updateFor } from "@holmgang/kernel";
import type { BySeat, Clocks, Host, MatchRecord, Result, Shape, Viewer } from "@holmgang/kernel";
import type { Told } from "../match/feed.ts";

/** One input of a recorded match, as everybody was told of it. */
export interface Frame {
  /** Milliseconds since the match opened. */
  readonly at: number;
  /** Null for whoever heard and saw nothing new. */
  readonly told: Readonly<Record<Viewer, Told | null>>;
  /** What each seat sees after it: for looking on with open cards. */
  readonly own: Readonly<BySeat<unknown>>;
}

/** A record from its opening to its end, input by input. */
export function framesOf(host: Host, record: MatchRecord): Result<readonly Frame[]> {
  const pages = host.replay(record);
  if (!pages.ok) return pages;
  const { game } = host;
  let clocks: Clocks = startClocks(host.decisions(pages.value[0]!.journal.position), 0);
  const frames = pages.value.map(({ journal, events }, index): Frame => {
    const entry = record.inputs[index - 1];
    const { position } = journal;
    const own: BySeat<unknown> = [game.view(position.state, 0), game.view(position.state, 1)];
    const outcome = host.outcome(position);
    const tell = (viewer: Viewer, heard: readonly Shape["event"][]): Told => ({
      events: heard,
      view: game.view(position.state, viewer),
      questions: [],
      outcome,
      old: false,
    });
    if (!entry) {
      const first = (viewer: Viewer) =>
        tell(viewer, retell(game, { header: journal.header, inputs: [] }, viewer)[0]!.events);
      return { at: 0, told: { 0: first(0), 1: first(1), spectator: first("spectator") }, own };
    }
    const before = { position: pages.value[index - 1]!.journal.position, clocks };
    clocks = runClocks(clocks, entry.at, entry, decisions(game, position));
    const told = (viewer: Viewer): Told | null => {
      const update = updateFor(game, [before, { position, clocks }], events, viewer);
      return update && tell(viewer, update.events);
    };
    return { at: entry.at, told: { 0: told(0), 1: told(1), spectator: told("spectator") }, own };
  });
  return { ok: true, value: frames };
}
