import type { Command } from "@holmgang/protocol";

/** What a command costs whoever sends it, by what it costs everybody. Most cost no more than the message they are. */
export const priceOf = ({ kind }: Command): number => PRICES[kind] ?? 0;

const PRICES: Partial<Record<Command["kind"], number>> = {
  queue: 1,
  play_bot: 3,
  accept: 3,
  rematch: 1,
  invite: 3,
  watch: 2,
  resume: 0.5,
};
