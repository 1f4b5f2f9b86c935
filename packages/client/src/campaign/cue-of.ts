import type { Event } from "@holmgang/campaign";
import type { StoryCue } from "../sound/story-cues.ts";

/** What a move of a run sounds like: the most important of what it led to, and nothing where nothing is told. */
export function cueOf(events: readonly Event[]): StoryCue | null {
  const [loudest] = events
    .flatMap((event) => heard(event) ?? [])
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return loudest ?? null;
}

const ORDER: readonly StoryCue[] = [
  "win",
  "lose",
  "banner",
  "relic",
  "hammer",
  "heal",
  "march",
  "fall",
  "coin",
  "lay",
];

function heard(event: Event): StoryCue | null {
  switch (event.kind) {
    case "ended":
      return event.result === "won" ? "win" : "lose";
    case "act_won":
      return "win";
    case "city":
    case "defended":
    case "act_begun":
      return "banner";
    case "relic":
      return "relic";
    case "building":
    case "upgraded":
      return "hammer";
    case "hp":
      return event.amount > 0 ? "heal" : null;
    case "arrived":
    case "returned":
      return "march";
    case "gold":
      return "coin";
    case "card":
      return event.to === "fallen" ? "fall" : "lay";
    case "item":
      return "lay";
    // Told in other ways: by the table, the report, or their own dialogs.
    case "fought":
    case "counted":
    case "dispatch":
    case "story":
    case "delivery":
    case "recovery":
    case "waited":
    case "legacy":
      return null;
  }
}
