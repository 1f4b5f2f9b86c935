import type { Rate } from "./bucket.ts";

/** How much a stranger may ask of this server. */
export interface Limits {
  /** Messages on one connection. */
  readonly line: Rate;
  /** Messages on all connections from one address. */
  readonly address: Rate;
  /** Requests from one address. */
  readonly requests: Rate;
  /** New guests from one address. */
  readonly guests: Rate;
  /** Connections from one address. */
  readonly connections: number;
}

export const LIMITS: Limits = {
  line: { aSecond: 10, atOnce: 40 },
  address: { aSecond: 100, atOnce: 400 },
  requests: { aSecond: 20, atOnce: 100 },
  guests: { aSecond: 0.2, atOnce: 30 },
  connections: 64,
};

/** For machines that are nobody's but one's own: load tests, and the tests of everything but the limits. */
export const NO_LIMITS: Limits = {
  line: { aSecond: 1e9, atOnce: 1e9 },
  address: { aSecond: 1e9, atOnce: 1e9 },
  requests: { aSecond: 1e9, atOnce: 1e9 },
  guests: { aSecond: 1e9, atOnce: 1e9 },
  connections: Infinity,
};
