import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Verdict } from "./verdict.ts";

const LOOK_MS = 250;
/** Twice the server's patience with a silent transaction, since one that stands still may hold up another of its node, and moments. */
const LONGEST_MS = 9_000;

/** A trial on a PostgreSQL, and how long anybody waited there for a lock of somebody who stood still. */
export async function watched(
  url: string,
  run: () => Promise<Verdict>,
): Promise<{ verdict: Verdict; longestMs: number }> {
  const done = new AbortController();
  const watching = longestWait(url, done.signal);
  try {
    const verdict = await run();
    done.abort();
    const longestMs = await watching;
    if (longestMs <= LONGEST_MS) return { verdict, longestMs };
    const words = `somebody waited ${longestMs} ms for a lock`;
    return { verdict: { ...verdict, wrong: [...verdict.wrong, words] }, longestMs };
  } finally {
    done.abort();
    await watching;
  }
}

async function longestWait(url: string, done: AbortSignal): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let longest = 0;
  while (!done.aborted) {
    const { rows } = await client.query<{ ms: number | null }>(LONGEST);
    longest = Math.max(longest, rows[0]?.ms ?? 0);
    await sleep(LOOK_MS);
  }
  await client.end();
  return longest;
}

const LONGEST = `
  select max(extract(epoch from clock_timestamp() - query_start) * 1000)::integer as ms
  from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
