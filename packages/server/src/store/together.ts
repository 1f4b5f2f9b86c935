import { again, wasUndone } from "./again.ts";
import type { Beat, Pace } from "./beat.ts";

interface Sharing<In> {
  readonly beat: Beat;
  readonly pace?: Pace;
  /** As many as a batch has at most: whoever writes something else meanwhile waits for all of them. */
  readonly most?: number;
  /** No batch has two with the same key. */
  keyOf?(one: In): string;
}

/** As many as a batch has at most, where each takes next to nothing. */
const MOST = 128;
/** Where each takes a millisecond or more. */
export const FEW = 32;

/**
 * Calls that wait at the same moment share one write (group commit): a statement and its commit cost far more than a row. A
 * batch that the database refuses is written again one by one, so that nobody pays for another's fault.
 */
export function together<In, Out>(
  { beat, pace = "move", most = MOST, keyOf }: Sharing<In>,
  write: (batch: readonly In[]) => Promise<readonly Out[]>,
): (one: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    let isBehind = false;
    while (waiting.length > 0) {
      if (!isBehind) await beat.next(pace);
      const batch = nextBatch();
      isBehind = batch.length === most;
      await writeBatch(batch);
    }
    isWriting = false;
  }

  function nextBatch(): readonly Waiting<In, Out>[] {
    const keys = new Set<string>();
    const batch: Waiting<In, Out>[] = [];
    waiting = waiting.filter((each) => {
      const key = keyOf?.(each.one);
      if (batch.length >= most || (key !== undefined && keys.has(key))) return true;
      if (key !== undefined) keys.add(key);
      batch.push(each);
      return false;
    });
    return batch;
  }

  async function writeBatch(batch: readonly Waiting<In, Out>[]): Promise<void> {
    const ones = batch.map(({ one }) => one);
    try {
      const written = await (batch.length === 1 ? again(() => write(ones)) : write(ones));
      for (const [index, { resolve }] of batch.entries()) resolve(written[index]!);
    } catch (error) {
      const isWorthIt = batch.length > 1 && wasUndone(error);
      for (const each of batch) await (isWorthIt ? writeBatch([each]) : each.reject(error));
    }
  }

  return (one) =>
    new Promise((resolve, reject) => {
      beat.count();
      waiting.push({ one, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

interface Waiting<In, Out> {
  readonly one: In;
  readonly resolve: (out: Out) => void;
  readonly reject: (error: unknown) => void;
}
