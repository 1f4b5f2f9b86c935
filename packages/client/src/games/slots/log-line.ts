import type { Seat } from "@holmgang/kernel";
import { CARDS, ONGOING, sourceName, words } from "@holmgang/slots";
import type { Event } from "@holmgang/slots";
import { nameOf } from "../../game/names.ts";
import type { LogLine, Names } from "../../game/face.ts";
import { placesIn } from "./places-in.ts";
import { thingAt } from "./slot.tsx";
import { slotsText } from "./text.ts";

/** A line for everything that changes something. */
export function logLine(event: Event, earlier: readonly Event[], names: Names): LogLine | null {
  const said = isDealt(event, earlier) ? null : wordsOf(event, names);
  if (said === null) return null;
  const [place] = placesIn(event);
  const begins = (each: Event): boolean => each.kind === "round_start";
  const round = begins(event) ? event : earlier.findLast(begins);
  return {
    head: slotsText.roundHead(round?.kind === "round_start" ? round.round : 1),
    mark: null,
    words: said,
    changes: changesOf(event),
    thing: place ? thingAt(place) : null,
  };
}

/** What both draw as a round begins is no news. */
const isDealt = (event: Event, earlier: readonly Event[]): boolean =>
  event.kind === "card_drawn" &&
  earlier.findLast(({ kind }) => kind !== "card_drawn")?.kind === "round_start";

export function wordsOf(event: Event, names: Names): string | null {
  const { story } = slotsText;
  const who = (seat: Seat): string => nameOf(names, seat);
  switch (event.kind) {
    case "round_start":
      return story.begins(who(event.starter), event.ground);
    case "card_drawn":
      return story.draws(who(event.seat), event.card && CARDS[event.card].name);
    case "card_played":
      return story.plays(who(event.seat), CARDS[event.card].name);
    case "unit_consumed":
      return story.consumed(CARDS[event.unit.card].name);
    case "unit_damaged":
      return story.hits(sourceName(event.by), CARDS[event.card].name);
    case "unit_healed":
      return story.heals(sourceName(event.by), CARDS[event.card].name);
    case "power_changed":
      return (event.amount < 0 ? story.lowers : story.raises)(
        sourceName(event.by),
        CARDS[event.card].name,
      );
    case "slot_changed":
      return story.slot(sourceName(event.by), event.amount);
    case "slot_marked":
      return story.marks(sourceName(event.by), ONGOING[event.effect].name);
    case "slot_cleansed":
      return story.cleanses(sourceName(event.by), event.card && CARDS[event.card].name);
    case "unit_moved":
      return event.swapped
        ? story.swaps(CARDS[event.card].name, CARDS[event.swapped].name)
        : story.moves(CARDS[event.card].name, event.to);
    case "unit_bounced":
      return story.returns(CARDS[event.card].name);
    case "units_died":
      return story.dies(event.dead.map(({ card }) => CARDS[card].name).join(", "));
    case "ability_used":
      return story.uses(CARDS[event.card].name);
    case "passed":
      return story.passes(who(event.seat));
    case "lane_resolved":
      return event.winner === null
        ? story.laneNobody(event.lane)
        : story.laneTo(event.lane, who(event.winner));
    case "conquered":
      return story.conquers(CARDS[event.card].name);
    case "round_end":
      return event.winner === null ? story.roundTied : story.roundTo(who(event.winner));
    case "match_start":
    case "turn_start":
    case "unit_placed":
    case "choice_opened":
    case "choice_made":
    case "match_end":
      return null;
  }
}

function changesOf(event: Event): LogLine["changes"] {
  if (!("amount" in event)) return [];
  const value = event.kind === "unit_damaged" ? -event.amount : event.amount;
  return [{ seat: event.place.seat, value }];
}

/** The same for those who listen: whole sentences with places and numbers. */
export function sentence(event: Event, earlier: readonly Event[], names: Names): string | null {
  return event.kind === "turn_start" || event.kind === "choice_opened" || isDealt(event, earlier)
    ? null
    : words.event(event, names.viewer);
}
