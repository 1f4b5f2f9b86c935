import { accept, refuse } from "@holmgang/kernel";
import type { Host, Result } from "@holmgang/kernel";
import { gameOf } from "../games/game-of.ts";
import { termsOf } from "../games/terms-of.ts";
import type { Node } from "../node/node.ts";

/** What a queue plays: a game at one of its paces. */
export interface QueueTerms {
  readonly host: Host;
  readonly settings: unknown;
  readonly stake: number;
}

export function queueTerms(node: Node, game: string, mode: string): Result<QueueTerms> {
  const host = gameOf(node, game);
  if (!host.ok) return host;
  const rules = host.value.game;
  const { paces } = termsOf(host.value);
  const pace = paces.find(({ id }) => id === mode);
  if (!pace) {
    const known = paces.map(({ id }) => id).join(", ");
    return refuse("no-such-mode", `${game} has no pace '${mode}'; its paces are: ${known}.`);
  }
  const settings = rules.parseSettings({ ...pace.settings, ...node.queueSettings[game] });
  if (!settings.ok) return settings;
  const { stake, alone } = rules.terms(settings.value);
  // A pace has no such settings; a server that gave its queue some would pair people for a battle against nobody.
  if (alone) return refuse("played-alone", "A battle of a story is played alone.");
  return accept({ host: host.value, settings: settings.value, stake });
}
