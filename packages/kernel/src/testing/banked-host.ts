import { host } from "../host.ts";
import type { Host } from "../host.ts";
import type { Words } from "../words.ts";
import { banked } from "./banked.ts";
import type { Runner } from "./runner.ts";

/** Two Rows by a chess clock in as few words as will do. */
const words: Words<Runner> = {
  name: "Two Rows",
  pitch: "The larger sum wins.",
  reasons: { sum: "the larger sum", time: "time" },
  heading: ({ cards }) => `${cards} cards`,
  score: () => ["", ""],
  prompt: (_view, asked) => (asked ? "Lay a card." : "Wait."),
  atZero: (_view, _asked, clock) => (clock === "bank" ? "the match is lost" : "a 0 is laid"),
  move: ({ card }) => `lay ${card}`,
  event: ({ kind }) => kind,
  view: () => [],
  read: () => null,
  help: () => [],
};

/** For tests of whoever hosts matches: a game whose seats have time banks. */
export const bankedHost: Host = host(banked, words);
