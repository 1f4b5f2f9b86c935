import { cardName } from "./cards.ts";
import { dispatchText } from "./dispatch.ts";
import type { CardReason, Event, GoldReason } from "./events.ts";
import { ACTS } from "./tables/acts.ts";
import { buildingRow } from "./tables/buildings.ts";
import { ITEMS } from "./tables/items.ts";
import { PLACES } from "./tables/places.ts";
import { relicRow } from "./tables/relics.ts";
import { storyRow } from "./tables/story.ts";

const GOLD: Readonly<Record<GoldReason, string>> = {
  reward: "for the encounter",
  relics: "by relics",
  offer: "as it was offered",
  depot: "from the Supply Depot",
  story: "on the road",
  setback: "by a setback",
  retreat: "for the retreat",
  shop: "in the shop",
  repair: "for a repair",
  building: "for a building",
  hurry: "for hurrying supply",
  release: "for a release",
  upgrade: "for an upgrade",
};

const CARDS: Readonly<Record<CardReason, string>> = {
  bought: "is bought",
  joined: "joins",
  delivered: "has arrived from town",
  found: "is found beside it",
  repaired: "is repaired",
  revived: "rises",
  destroyed: "was destroyed",
  lost: "is lost while you wait",
  ill: "falls ill",
  setback: "stays behind",
};

const PILES = { deck: "the deck", reserves: "the Reserves", fallen: "the fallen" } as const;

const FIGHTS = {
  won: "Won",
  lost: "Lost",
  conceded: "Conceded",
  retreated: "Retreated",
} as const;

const HP = {
  rest: "by rest",
  item: "by a consumable",
  relic: "by an armour",
  boss: "by the lost boss battle",
  act: "for the new act",
} as const;

const ENDINGS: Readonly<Record<string, string>> = {
  campaign: "The campaign is won.",
  base: "The run is lost: your base has fallen.",
  army: "The run is lost: nobody is left to fight.",
  limit: "The run is lost: the act took too long.",
  abandoned: "The run was given up.",
};

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** One line about an event. */
export function eventLine(event: Event): string {
  switch (event.kind) {
    case "act_begun":
      return `Act ${event.act}: ${ACTS[event.act].title}, from ${PLACES[ACTS[event.act].town].name}.`;
    case "arrived":
      return `${event.title} (${event.encounter}), near ${PLACES[event.near].name}.`;
    case "fought":
      return `${FIGHTS[event.end]}: ${event.hp} HP left, ${event.lost} lost.`;
    case "gold":
      return `${signed(event.amount)} gold ${GOLD[event.why]}.`;
    case "hp":
      return `${signed(event.amount)} HP ${HP[event.why]}.`;
    case "card":
      return `${cardName(event.card)} ${CARDS[event.why]}: to ${PILES[event.to]}.`;
    case "item":
      return `Into the pack: ${ITEMS[event.item].name}.`;
    case "relic":
      return `Relic: ${relicRow(event.relic).name}${event.active ? "" : ", not active"}.`;
    case "building":
      return `The town has its ${buildingRow(event.building).name}.`;
    case "counted":
      return `Encounter ${event.n} of the act is finished.`;
    case "dispatch":
      return `“${dispatchText(event)}”`;
    case "story":
      return storyRow(event.story).text;
    case "delivery":
      return `From the ${buildingRow(event.building).name}: ${cardName(event.card)}.`;
    case "city":
      return `${PLACES[event.place].name} is conquered${event.defense ? ", and must be defended" : ""}.`;
    case "defended":
      return `${PLACES[event.place].name} is defended.`;
    case "recovery":
      return `The army recovers for ${event.encounters} more.`;
    case "returned":
      return `Back to ${PLACES[event.near].name}.`;
    case "waited":
      return "The army waits.";
    case "legacy":
      return `${signed(event.points)} legacy (${event.key}).`;
    case "act_won":
      return `Act ${event.act} is won.`;
    case "upgraded":
      return `${event.count} × ${cardName(event.card)} upgraded.`;
    case "ended":
      return ENDINGS[event.reason] ?? event.reason;
  }
}
