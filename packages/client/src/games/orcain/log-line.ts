import { words } from "@holmgang/orcain";
import type { Event, Orcain } from "@holmgang/orcain";
import type { LogLine, Names } from "../../game/face.ts";
import { healthBefore, meetingOf } from "./meeting.ts";
import { nameOf } from "../../game/names.ts";
import { orcainText } from "./text.ts";

/** A line for every event that changes something; what only the player did is not news. */
export function logLine(
  event: Event,
  earlier: readonly Event[],
  names: Names<Orcain>,
): LogLine | null {
  switch (event.kind) {
    case "step_reveal": {
      const { title, changes } = meetingOf(
        event,
        healthBefore(earlier, event.hp),
        names.view.settings,
        names,
      );
      return {
        head: headOf(event.roundIndex),
        mark: orcainText.step(event.step),
        words: title,
        changes: ([0, 1] as const).flatMap((seat) =>
          changes[seat].map((value) => ({ seat, value })),
        ),
        thing: `step:${event.step}`,
      };
    }
    case "round_end":
      return {
        head: headOf(event.roundIndex),
        mark: null,
        words: orcainText.story.roundEnds(event.roundIndex, ...inOrder(event.hp, names)),
        changes: [],
        thing: null,
      };
    case "match_start":
    case "prep_start":
    case "draft_ok":
    case "confirm_ok":
    case "match_end":
      return null;
  }
}

/** The same as a sentence for those who listen. */
export function sentence(
  event: Event,
  earlier: readonly Event[],
  names: Names<Orcain>,
): string | null {
  if (event.kind === "draft_ok" || event.kind === "match_start") return null;
  if (event.kind !== "step_reveal") return words.event(event, names.viewer);
  const { title, before, after } = meetingOf(
    event,
    healthBefore(earlier, event.hp),
    names.view.settings,
    names,
  );
  const { story } = orcainText;
  const befell = ([0, 1] as const).flatMap((seat) => {
    const change = after[seat] - before[seat];
    const who = nameOf(names, seat);
    return change === 0 ? [] : change < 0 ? story.takes(who, -change) : story.gains(who, change);
  });
  return `${story.over(orcainText.step(event.step))}: ${title}. ${befell.join(", ") || story.noLoss}.`;
}

const headOf = (round: number): string => orcainText.roundHead(round);

const inOrder = (hp: readonly [number, number], { viewer }: Names<Orcain>): [number, number] =>
  viewer === 1 ? [hp[1], hp[0]] : [hp[0], hp[1]];
