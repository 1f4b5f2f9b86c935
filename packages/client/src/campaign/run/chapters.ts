import { dispatchText, eventLine } from "@holmgang/campaign";
import type {
  EncounterKind,
  Event,
  MoveKind,
  PlaceId,
  RunPage,
  Spot,
  View,
} from "@holmgang/campaign";

/** How a stop of the road ended: a fight by its end, everything else in peace. */
type StopEnd = Extract<Event, { readonly kind: "fought" }>["end"] | "peace";

/** One encounter of a run, or a time of waiting or turning back. */
export interface RunStop {
  kind: EncounterKind | "city" | "waited" | "returned";
  readonly title: string | null;
  readonly near: PlaceId | null;
  readonly spot: Spot;
  end: StopEnd;
  dispatch: string | null;
  /** What it led to, and what was done in camp before the next. */
  readonly told: string[];
  readonly afterwards: string[];
}

/** An act of a run as it went. */
export interface Chapter {
  readonly act: View["act"];
  readonly stops: RunStop[];
  route: View["route"];
  conquered: View["conquered"];
  isWon: boolean;
}

/** Takes a page of a run into its chapters. A move of camp is told after the stop before it. */
export function tellPage(chapters: Chapter[], page: RunPage, move: MoveKind | null): void {
  const { state } = page.journal;
  // A new act's page tells of its beginning alone, so the act it leads to is its own.
  if (chapters.at(-1)?.act !== state.act)
    chapters.push({ act: state.act, stops: [], route: [], conquered: [], isWon: false });
  const chapter = chapters.at(-1)!; // just made sure of
  chapter.route = state.route;
  chapter.conquered = state.conquered;
  for (const event of page.events) tellEvent(chapter, event, move);
}

/** Moves that a stop is made of; all others are camp's. */
const OF_STOPS: readonly (MoveKind | null)[] = [
  "travel",
  "fight",
  "retreat",
  "buy",
  "repair",
  "leave",
  "wait",
  "return",
];

function tellEvent(chapter: Chapter, event: Event, move: MoveKind | null): void {
  const { stops } = chapter;
  const stop = stops.at(-1);
  if (event.kind === "arrived") stops.push(stopOf(chapter, event.encounter, event));
  else if (event.kind === "waited") stops.push(stopOf(chapter, "waited", null));
  else if (event.kind === "returned")
    stops.push(stopOf(chapter, "returned", { title: null, near: event.near }));
  else if (event.kind === "act_won") chapter.isWon = true;
  else if (stop && event.kind === "dispatch") stop.dispatch = dispatchText(event);
  else if (stop && !UNTOLD.includes(event.kind)) {
    if (event.kind === "fought") stop.end = event.end;
    if (event.kind === "city") stop.kind = "city";
    (OF_STOPS.includes(move) ? stop.told : stop.afterwards).push(eventLine(event));
  }
}

/** What the page says in its own ways. */
const UNTOLD: readonly Event["kind"][] = ["counted", "legacy", "act_begun", "ended"];

const stopOf = (
  { route }: Chapter,
  kind: RunStop["kind"],
  at: { readonly title: string | null; readonly near: PlaceId } | null,
): RunStop => ({
  kind,
  title: at?.title ?? null,
  near: at?.near ?? null,
  spot: route.at(-1)!, // whoever is somewhere has a way
  end: "peace",
  dispatch: null,
  told: [],
  afterwards: [],
});
