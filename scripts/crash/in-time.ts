import { setTimeout as sleep } from "node:timers/promises";

/** If nothing happens for so long, something is wrong: the server gives players half of it to come back. */
const PATIENT_MS = 60_000;

/** Waits, but not for ever. */
export function inTime<T>(complaint: string, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const alarm = sleep(PATIENT_MS, null, { signal: done.signal }).then(() => {
    throw new Error(`${complaint} for ${PATIENT_MS / 1000} s`);
  });
  return Promise.race([work, alarm]).finally(() => done.abort());
}
