import type { Shape } from "@holmgang/kernel";

/** How events are shown: how long, and which of them at the same moment. */
export interface Timing<T extends Shape = Shape> {
  /** How long an event takes to be seen at speed 1. */
  lengthOf(event: T["event"]): number;
  /** How much of that passes before anybody can see what happened: a card turns, a crown is in the air. */
  turningMs(event: T["event"]): number;
  /** Whether it is seen at the same moment as the event before it: all the blows of one clash. */
  isTogether(event: T["event"], before: T["event"]): boolean;
}

/** What is seen at the same moment: one event, or several. It lasts as long as the longest of them. */
export interface Beat {
  readonly events: readonly [Shape["event"], ...Shape["event"][]];
  readonly lengthMs: number;
  readonly turningMs: number;
}

/** Events as they are shown, beat after beat. */
export function beatsOf(
  events: readonly Shape["event"][],
  { lengthOf, turningMs, isTogether }: Timing,
): readonly Beat[] {
  const groups: [Shape["event"], ...Shape["event"][]][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && isTogether(event, group.at(-1)!)) group.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => ({
    events: group,
    lengthMs: Math.max(...group.map(lengthOf)),
    turningMs: Math.max(...group.map(turningMs)),
  }));
}

/** All that happens in them, in its order. */
export const eventsOf = (beats: readonly Beat[]): readonly Shape["event"][] =>
  beats.flatMap(({ events }) => events);

/** Beats before this one that take time: a stage that is held has waited before them. */
export const isBefore =
  (at: number) =>
  ({ lengthMs }: Beat, index: number): boolean =>
    index < at && lengthMs > 0;
