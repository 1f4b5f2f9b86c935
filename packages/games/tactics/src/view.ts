import { clone, isSeat } from "@holmgang/kernel";
import type { BySeat, Viewer } from "@holmgang/kernel";
import type { Draft, Event, State, Team, View } from "./shape.ts";

/** The battle is open to all. In the draft one sees who is ready, and what is one's own. */
export function view(state: State, viewer: Viewer): View {
  const { drafts, ...open } = state;
  return {
    ...clone(open),
    viewer,
    ready: [isReady(drafts[0]), isReady(drafts[1])],
    classes: state.phase === "class" ? null : [drafts[0].class!, drafts[1].class!],
    teams: state.phase === "battle" ? teams(drafts) : null,
    own: isSeat(viewer) ? { ...drafts[viewer] } : null,
  };
}

const isReady = ({ step }: Draft): boolean => step === "ready";

const teams = (drafts: Readonly<BySeat<Draft>>): BySeat<Team> => [team(drafts[0]), team(drafts[1])];

/** When the battle begins, nothing is missing any more. */
const team = ({ class: hero, minions, skill }: Draft): Team => ({
  class: hero!,
  minions: [minions[0]!, minions[1]!],
  skill: skill!,
});

/** What is chosen in the draft, and that the bell rang for it, is for its own seat alone. */
export function redact(event: Event, viewer: Viewer): Event | null {
  return isPrivate(event) && event.seat !== viewer ? null : event;
}

type Private = Extract<
  Event,
  { kind: "class_chosen" | "minion_chosen" | "minion_returned" | "skill_chosen" | "bell" }
>;

const isPrivate = (event: Event): event is Private =>
  event.kind === "bell"
    ? event.asked !== "action" && event.asked !== "remains"
    : PRIVATE.has(event.kind);

const PRIVATE: ReadonlySet<Event["kind"]> = new Set([
  "class_chosen",
  "minion_chosen",
  "minion_returned",
  "skill_chosen",
]);
