import type { Shape } from "@holmgang/kernel";
import type { Feed, Told } from "./feed.ts";

/** What a match has told so far: whoever comes to listen hears first, as old news, what they missed. */
interface Story {
  tell(told: Told): void;
  readonly listen: Feed["listen"];
}

export function tellStory(): Story {
  const listeners = new Set<(told: Told) => void>();
  const events: Shape["event"][] = [];
  let last: Told | null = null;
  return {
    tell(told) {
      events.push(...told.events);
      last = told;
      for (const listener of listeners) listener(told);
    },
    listen(listener) {
      if (last) listener({ ...last, events: [...events], old: true });
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
