import { ending } from "@holmgang/kernel";
import type { Host, Outcome, Shape } from "@holmgang/kernel";

type Events = readonly Shape["event"][];

/** What happens in a match in words, a line an event: readable also after the rules have changed. */
interface Story {
  hear(events: Events): void;
  /** All of it, with what happened last and how it ended. Nothing is secret any more. */
  whole(last: Events, outcome: Outcome): string;
}

/** Told as it goes on: to play a long match again when it ends would keep everybody waiting. */
export function tellStory({ words }: Host, opening: Events): Story {
  const told = (events: Events): string[] => events.map((each) => words.event(each, "spectator"));
  const lines = told(opening);
  return {
    hear: (events) => void lines.push(...told(events)),
    whole(last, outcome) {
      const all = [...lines, ...told(last)];
      const end = ending(outcome, "spectator", words);
      return [...(all.at(-1) === end ? all : [...all, end]), ""].join("\n");
    },
  };
}
