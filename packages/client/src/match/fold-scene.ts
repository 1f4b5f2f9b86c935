import type { Shape } from "@holmgang/kernel";
import type { Scene } from "./scene.ts";

/** What a table shows in the middle of things: how the last view looks, and what every event seen since has made of it. */
export const foldScene = <T extends Shape, S>(
  { shown, playing }: Scene<T>,
  start: S,
  after: (now: S, event: T["event"]) => S,
): S => {
  const before = shown.reduce(after, start);
  return playing?.seen ? playing.events.reduce(after, before) : before;
};
