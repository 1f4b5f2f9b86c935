import { invariant } from "@holmgang/kernel";
import type { Host, Terms } from "@holmgang/kernel";

/** The terms a game has by default. */
export function termsOf(host: Host): Terms {
  const config = host.parseConfig({});
  invariant(config.ok, `${host.game.id} accepts its own defaults`);
  return host.game.terms(config.value.settings);
}
