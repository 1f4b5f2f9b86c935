import type { Words } from "../words.ts";
import type { Toy } from "./toy.ts";

/** High Card in as few words as will do. */
export const toyWords: Words<Toy> = {
  name: "High Card",
  pitch: "The higher card takes the trick.",
  reasons: { tricks: "tricks" },
  heading: ({ round }) => `Round ${round}`,
  score: ({ tricks }) => [String(tricks[0]), String(tricks[1])],
  prompt: (_view, asked) => (asked ? "Play a card." : "Wait."),
  atZero: () => "the lowest card is played",
  move: ({ kind, card }) => `${kind} ${card}`,
  event: ({ kind }) => kind,
  view: ({ tricks }) => [`tricks ${tricks.join(" : ")}`],
  read: () => null,
  help: () => [],
};
