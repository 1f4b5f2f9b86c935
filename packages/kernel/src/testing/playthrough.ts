import { parseConfig } from "../config.ts";
import type { Shape } from "../game.ts";
import type { Host } from "../host.ts";
import { invariant } from "../invariant.ts";
import type { Page } from "../journal.ts";
import { ending, narrate } from "../narrate.ts";
import { readText } from "../record-text.ts";
import { VIEWERS } from "../seat.ts";

/**
 * A golden match played again: its config, seed and inputs are taken as they stand, and all else is written anew, so a
 * change of rules shows as a difference. A setting that has come since takes its default. Lines that begin with `;;` are
 * the author's, and stay on top.
 */
export function replaythrough(host: Host, text: string): string {
  const notes = text.split("\n").filter((line) => line.startsWith(";;"));
  const record = readText(text);
  invariant(record.ok, record.ok ? "" : record.refusal.words);
  const config = parseConfig(host.game, record.value.config);
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  const pages = host.replay({ ...record.value, config: config.value, rules: host.game.rules });
  invariant(pages.ok, pages.ok ? "" : pages.refusal.words);
  return [
    ...notes,
    narrate(host.game, pages.value, (page) => tell(host, page, page === pages.value.at(-1))),
  ].join("\n");
}

/** All events unredacted, who is asked next, and at the end what everybody sees. */
function tell(host: Host, { journal, events }: Page<Shape>, isLast: boolean): readonly string[] {
  const { position } = journal;
  const asked = host.decisions(position).map(({ id, seat, kind, limitMs, bankMs, follows }) => {
    const time = follows === undefined ? `${limitMs ?? "no"} ms` : `on the clock of ${follows}`;
    const bank = bankMs === undefined ? "" : `, bank ${bankMs} ms`;
    return `seat ${seat} (${kind} ${id}, ${time}${bank})`;
  });
  const lines = events.map((event) => host.words.event(event, "spectator"));
  if (asked.length) lines.push(`asked: ${asked.join(", ")}`);
  if (!isLast) return lines;
  const seen = VIEWERS.flatMap((viewer) => [
    "",
    `as ${viewer === "spectator" ? "a spectator" : `seat ${viewer}`} sees it:`,
    ...host.words.view(host.game.view(position.state, viewer)),
  ]);
  return [...lines, ending(host.outcome(position), "spectator", host.words), ...seen];
}
