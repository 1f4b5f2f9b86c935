import type { Rate } from "./bucket.ts";

/** What an account may have, and what all who come from one address may have together. */
export interface Purse {
  readonly account: Rate;
  readonly household: Rate;
}

/** How many there may be at once. */
export interface Crowd {
  readonly account: number;
  readonly household: number;
}

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
  /** Sockets from one address, from the moment they ask to be let in. */
  readonly connections: number;
  /** Bodies of requests that one address is sending at once. */
  readonly bodies: number;
  /** What others must bear: matches, invitations, reports, looking on. Each has its price. */
  readonly acts: Purse;
  /** What was said before and is told again, in KiB. */
  readonly reading: Purse;
  /** Work with passwords, which takes long whether they are right or not: for one door from one address, and from there for all. */
  readonly passwords: Purse;
  /** Invitations from one address to one person. */
  readonly invitations: Rate;
  /** Matches that no queue made, while they go on. */
  readonly arranged: Crowd;
  /** Matches with the server's own bots, while they go on. */
  readonly withBots: Crowd;
  /** Answers of the server's own bots that somebody waits for. */
  readonly thoughts: Crowd;
  /** Matches that one connection watches. */
  readonly watched: number;
  /** Matches of one pair that count within a day; Infinity if also rivals of one household are rated. */
  readonly pairADay: number;
  /** Whether those who share a private address are rivals of one household, like those who share any other. */
  readonly countsPrivate: boolean;
}

export const LIMITS: Limits = {
  line: { aSecond: 10, atOnce: 40 },
  address: { aSecond: 100, atOnce: 400 },
  requests: { aSecond: 20, atOnce: 100 },
  guests: { aSecond: 0.2, atOnce: 30 },
  connections: 64,
  bodies: 16,
  acts: { account: { aSecond: 0.5, atOnce: 40 }, household: { aSecond: 3, atOnce: 120 } },
  reading: { account: { aSecond: 128, atOnce: 4_096 }, household: { aSecond: 256, atOnce: 8_192 } },
  passwords: { account: { aSecond: 0.2, atOnce: 10 }, household: { aSecond: 1, atOnce: 60 } },
  invitations: { aSecond: 1 / 60, atOnce: 5 },
  arranged: { account: 32, household: 96 },
  withBots: { account: 2, household: 24 },
  thoughts: { account: 4, household: 16 },
  watched: 8,
  pairADay: 10,
  countsPrivate: false,
};

const ENDLESS: Rate = { aSecond: 1e9, atOnce: 1e9 };
const ENDLESS_PURSE: Purse = { account: ENDLESS, household: ENDLESS };
const ANY_CROWD: Crowd = { account: Infinity, household: Infinity };

/** For machines that are nobody's but one's own: load tests, and the tests of everything but the limits. */
export const NO_LIMITS: Limits = {
  line: ENDLESS,
  address: ENDLESS,
  requests: ENDLESS,
  guests: ENDLESS,
  connections: Infinity,
  bodies: Infinity,
  acts: ENDLESS_PURSE,
  reading: ENDLESS_PURSE,
  passwords: ENDLESS_PURSE,
  invitations: ENDLESS,
  arranged: ANY_CROWD,
  withBots: ANY_CROWD,
  thoughts: ANY_CROWD,
  watched: Infinity,
  pairADay: Infinity,
  countsPrivate: false,
};
