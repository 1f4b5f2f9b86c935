import { cardRow, LANE_NAMES } from "@holmgang/clans";
import type { Clans, Event, Events } from "@holmgang/clans";
import type { Names } from "../../game/face.ts";
import { lastWords } from "../../game/last-words.ts";
import { whoIs } from "../../game/names.ts";
import type { Playing } from "../../match/scene.ts";
import { phaseOf } from "./blows.ts";
import { eventsOf } from "./moment.ts";
import { heroName, nameOfUnit } from "./names.ts";
import { clansText } from "./text.ts";

/** What the beat in the light means: a line in large letters, and one beneath it. */
interface Said {
  readonly title: string;
  readonly line: string;
}

const words = clansText.combat;

export function saidOf({ event, events }: Playing<Clans>, names: Names): Said | null {
  const hits = eventsOf(events, "hit");
  if (hits.length > 0) return hitsSaid(hits);
  const [crystal] = eventsOf(events, "crystal_hit");
  if (crystal) return crystalSaid(crystal, names);
  // The row is that of the event's own kind.
  const row = SAID[event.kind] as
    | ((event: Event, names: Names, all: readonly Event[]) => Said | null)
    | undefined;
  return row ? row(event, names, events) : null;
}

const title = (said: string, line: string = ""): Said => ({ title: said, line });

const names2 = (units: readonly { readonly unit: Events["fell"]["unit"] }[]): string =>
  units.map(({ unit }) => nameOfUnit(unit)).join(", ");

const SAID: {
  readonly [K in keyof Events]?: (
    event: Events[K],
    names: Names,
    all: readonly Event[],
  ) => Said | null;
} = {
  age_start: ({ age }) => title(words.age(age)),
  plan_shown: () => title(words.reveal),
  hero_acts: ({ hero }) => title(words.hero(heroName(hero))),
  ultimate: ({ seat, family }, names) => title(words.complete(whoIs(names, seat), family)),
  ants_came: () => title(words.ants),
  walked: () => title(words.walk),
  unit_shown: ({ unit }) => title(words.comes(nameOfUnit(unit))),
  terrain_shown: ({ lane, terrain }) =>
    terrain && title(words.ground(clansText.terrains[terrain], LANE_NAMES[lane])),
  fight_start: ({ lane, terrain }) =>
    title(words.fight(LANE_NAMES[lane]), clansText.terrains[terrain]),
  fell: (_, __, all) => {
    const fell = eventsOf(all, "fell");
    const gold = fell.reduce((sum, each) => sum + each.gold, 0);
    return title(words.falls(names2(fell), fell.length > 1), gold > 0 ? words.gold(gold) : "");
  },
  healed: (_, __, all) => {
    const healed = eventsOf(all, "healed");
    return title(words.heals(names2(healed), healed.length > 1));
  },
  lane_over: ({ lane, winner, gold }, names) =>
    winner === null
      ? title(words.level(LANE_NAMES[lane]))
      : title(words.won(whoIs(names, winner), LANE_NAMES[lane]), gold > 0 ? words.gold(gold) : ""),
  fell_back: () => title(words.back),
  round_end: () => title(words.over),
  match_end: ({ outcome }, names) => title(lastWords(outcome, names).title),
};

const crystalSaid = ({ seat, amount, units }: Events["crystal_hit"], names: Names): Said =>
  title(words.crystal(whoIs(names, seat), amount), units.map(nameOfUnit).join(", "));

/** The blows of one tick and phase, and what follows from them. */
function hitsSaid(hits: readonly Events["hit"][]): Said {
  const [first, second] = hits.filter((hit) => phaseOf(hit) !== null);
  const after = hits.filter((hit) => phaseOf(hit) === null).map(followed);
  const said = first ? (second ? bothSaid(first, second) : oneSaid(first)) : "";
  const tick = first?.tick ?? 0;
  return title(tick === 0 ? words.far(said) : words.tick(tick, said), after.join(" "));
}

const short = (unit: Events["hit"]["by"]): string =>
  unit.card ? cardRow(unit.card).name : clansText.hidden;

function oneSaid({ by, target, how, hp }: Events["hit"]): string {
  const [hitter, victim] = [short(by), short(target)];
  if (hp === 0) return words.kills(hitter, victim);
  if (how === "first") return words.first(hitter, victim);
  return how === "blow" ? words.hits(hitter, victim) : words.shoots(hitter, victim);
}

const bothSaid = (first: Events["hit"], second: Events["hit"]): string =>
  first.hp === 0 && second.hp > 0
    ? oneSaid(first)
    : second.hp === 0 && first.hp > 0
      ? oneSaid(second)
      : words.both(short(first.by), short(second.by));

function followed({ how, amount, target }: Events["hit"]): string {
  if (how === "overflow") return words.goesOn(amount, short(target));
  return how === "cleave" ? words.cleaves(short(target)) : words.pricks(short(target));
}
