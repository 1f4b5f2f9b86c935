import type { Result } from "@holmgang/kernel";
import type { Keeping } from "../log/keeping.ts";
import { recordOf } from "./record-of.ts";
import type { KeptRecord } from "./record-of.ts";

/** A record that was put together, and about how long it is. */
interface ShelvedRecord {
  readonly kept: KeptRecord;
  readonly bytes: number;
}

/** Records of matches that are over, put together once: to do it the match is replayed. */
type KeptRecords = (id: string) => Promise<Result<ShelvedRecord>>;

/** All of them together; beyond, those that were asked for longest ago are put together anew. */
const MOST_BYTES = 32 * 1024 * 1024;

export function keptRecords(
  rooms: Pick<Keeping, "db" | "hostOf">,
  mostBytes: number = MOST_BYTES,
): KeptRecords {
  const shelf = new Map<string, ShelvedRecord>();
  /** Whoever asks while one is being put together waits for that one. */
  const making = new Map<string, Promise<Result<ShelvedRecord>>>();
  let bytes = 0;

  function put(id: string, record: ShelvedRecord): void {
    shelf.set(id, record);
    bytes += record.bytes;
    for (const [oldest, { bytes: freed }] of shelf) {
      if (bytes <= mostBytes) return;
      shelf.delete(oldest);
      bytes -= freed;
    }
  }

  async function make(id: string): Promise<Result<ShelvedRecord>> {
    const kept = await recordOf(rooms, id);
    if (!kept.ok) return kept;
    // A record as JSON and as text is about three times its text.
    const record = { kept: kept.value, bytes: 3 * kept.value.text.length };
    put(id, record);
    return { ok: true, value: record };
  }

  return async (id) => {
    const known = shelf.get(id);
    if (known) {
      shelf.delete(id);
      shelf.set(id, known);
      return { ok: true, value: known };
    }
    const underway = making.get(id) ?? make(id).finally(() => making.delete(id));
    making.set(id, underway);
    return underway;
  };
}
