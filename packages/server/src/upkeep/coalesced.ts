import { setTimeout as sleep } from "node:timers/promises";

/**
 * Does work for a key, one round at a time. Calls that come during a round, or less than a pause after its beginning,
 * share one more round after it: a hundred who ask at once are not worth a hundred rounds.
 */
export function coalesced(
  work: (key: string) => Promise<void>,
  pauseMs = 0,
): (key: string) => Promise<void> {
  const rounds = new Map<string, { now: Promise<void>; next: Promise<void> | null }>();

  function begin(key: string): Promise<void> {
    const pause = sleep(pauseMs);
    const round = { now: work(key).finally(() => pause), next: null };
    rounds.set(key, round);
    void round.now
      .catch(() => {})
      .then(() => rounds.get(key) === round && !round.next && rounds.delete(key));
    return round.now;
  }

  return (key) => {
    const round = rounds.get(key);
    if (!round) return begin(key);
    round.next ??= round.now.catch(() => {}).then(() => begin(key));
    return round.next;
  };
}
