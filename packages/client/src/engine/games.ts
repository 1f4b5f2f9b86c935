import type { Bot } from "@holmgang/bots";
import { host } from "@holmgang/kernel";
import type { Host, Shape } from "@holmgang/kernel";

/** A game as the engine plays it. */
export interface Playable {
  readonly host: Host;
  /** The weakest first. */
  readonly bots: readonly Bot<Shape>[];
}

/** Every game there is; none is loaded before somebody wants it. A new game is one row. */
const PLAYABLE: Readonly<Record<string, () => Promise<Playable>>> = {
  orcain: async () => {
    const [{ orcain, words }, { ORCAIN_BOTS }] = await Promise.all([
      import("@holmgang/orcain"),
      import("@holmgang/bots/orcain"),
    ]);
    return { host: host(orcain, words), bots: ORCAIN_BOTS };
  },
  slots: async () => {
    const [{ slots, words }, { SLOTS_BOTS }] = await Promise.all([
      import("@holmgang/slots"),
      import("@holmgang/bots/slots"),
    ]);
    return { host: host(slots, words), bots: SLOTS_BOTS };
  },
};

export async function loadGame(game: string): Promise<Playable> {
  const load = PLAYABLE[game];
  if (!load) throw new Error(`There is no game '${game}' here.`);
  return load();
}
