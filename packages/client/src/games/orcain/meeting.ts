import { rival } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import type { CardId, Event, Settings } from "@holmgang/orcain";
import type { Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import { orcainText } from "./text.ts";

export type StepReveal = Extract<Event, { kind: "step_reveal" }>;

/** What happened when two cards met. */
export interface Meeting {
  readonly title: string;
  /** What befell each seat's card. */
  readonly fates: Readonly<BySeat<Fate>>;
  /** Changes of health, in the order they came: a heal before a hit. */
  readonly changes: Readonly<BySeat<readonly number[]>>;
  readonly before: Readonly<BySeat<number>>;
  readonly after: Readonly<BySeat<number>>;
}

/** `hit`: its owner was hurt; `blocks`, `turns`: it met an attack; `heals`; `idle`: nothing came of it. */
type Fate = "hit" | "blocks" | "turns" | "heals" | "idle";

/** Tells a step from its event and the health before it. */
export function meetingOf(
  { cards, hp }: StepReveal,
  before: Readonly<BySeat<number>>,
  limits: Limits,
  names: Names,
): Meeting {
  return {
    title: titleOf(cards, names),
    fates: [fateOf(cards, 0), fateOf(cards, 1)],
    changes: [
      changesOf(cards[0], before[0], hp[0], limits),
      changesOf(cards[1], before[1], hp[1], limits),
    ],
    before,
    after: hp,
  };
}

/** The health each seat had before an event, from the last one that told it. */
export function healthBefore(
  earlier: readonly Event[],
  start: Readonly<BySeat<number>>,
): Readonly<BySeat<number>> {
  const last = earlier.findLast((event) => "hp" in event);
  return last && "hp" in last ? last.hp : start;
}

type Limits = Pick<Settings, "maxHp" | "healing">;
type Cards = Readonly<BySeat<CardId | null>>;

const fateOf = (cards: Cards, seat: Seat): Fate => {
  const [own, other] = [cards[seat], cards[rival(seat)]];
  if (own === "counter" && other === "attack") return "turns";
  if (own === "defense" && other === "attack") return "blocks";
  if (other === "attack" || (own === "attack" && other === "counter")) return "hit";
  return own === "heal" ? "heals" : "idle";
};

/** The heal first, as far as the cap let it count, then the hit. */
function changesOf(
  card: CardId | null,
  before: number,
  after: number,
  { maxHp, healing }: Limits,
): readonly number[] {
  const healed = card === "heal" ? Math.min(maxHp, before + healing) : before;
  return [healed - before, after - healed].filter((change) => change !== 0);
}

function titleOf(cards: Cards, names: Names): string {
  const { story } = orcainText;
  const who = (each: Seat) => whoIs(names, each);
  const seat = firstWith(cards, "attack");
  if (cards[0] === "attack" && cards[1] === "attack") return story.bothLand;
  if (seat !== null) {
    const other = rival(seat);
    switch (cards[other]) {
      case "defense":
        return story.stopped(who(other));
      case "counter":
        return story.turned(who(other));
      case "heal":
        return story.landsOnHeal(who(seat));
      case "attack":
      case null:
        return story.lands(who(seat));
    }
  }
  if (cards[0] === "heal" && cards[1] === "heal") return story.bothHeal;
  const healer = firstWith(cards, "heal");
  if (healer !== null) return story.heals(who(healer));
  return cards[0] === null && cards[1] === null ? story.none : story.nothing;
}

const firstWith = (cards: Cards, card: CardId): Seat | null =>
  cards[0] === card ? 0 : cards[1] === card ? 1 : null;
