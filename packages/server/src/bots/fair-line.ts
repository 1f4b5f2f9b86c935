/** On whose behalf something is done: an account, and where it comes from. */
export interface Asker {
  readonly account: string;
  readonly household: string;
}

/** Work that waits for its turn. */
export interface FairLine {
  /** Does it when its turn has come. */
  take<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
  /** How much of somebody's waits, and of all who come from the same place. */
  waiting(asker: Asker): { readonly account: number; readonly household: number };
}

type Start = () => void;
type Queue = Map<string, Start[]>;

/**
 * Lets so many pieces of work run at once. Whose turn comes next goes round: every household in turn, and in each household every
 * account. Whoever has much to do waits for it alone; one who asks for a single thing waits for one of everybody else's.
 */
export function fairLine(atOnce: number): FairLine {
  /** In the order of their turns: who has just had one stands last. */
  const households = new Map<string, Queue>();
  let free = atOnce;

  function enter({ account, household }: Asker, start: Start): void {
    const queue: Queue = households.get(household) ?? new Map<string, Start[]>();
    households.set(household, queue);
    queue.set(account, [...(queue.get(account) ?? []), start]);
  }

  function next(): Start | undefined {
    const [household, queue] = firstOf(households) ?? [];
    if (household === undefined || !queue) return undefined;
    const [account, starts] = firstOf(queue)!; // one that is empty is not kept
    const start = starts.shift()!; // neither
    queue.delete(account);
    if (starts.length > 0) queue.set(account, starts);
    households.delete(household);
    if (queue.size > 0) households.set(household, queue);
    return start;
  }

  return {
    async take(asker, work) {
      if (free > 0) free--;
      else await new Promise<void>((start) => enter(asker, start));
      try {
        return await work();
      } finally {
        const start = next();
        if (start) start();
        else free++;
      }
    },
    waiting({ account, household }) {
      const queue: Queue = households.get(household) ?? new Map<string, Start[]>();
      let all = 0;
      for (const starts of queue.values()) all += starts.length;
      return { account: queue.get(account)?.length ?? 0, household: all };
    },
  };
}

const firstOf = <K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined =>
  map.entries().next().value;
