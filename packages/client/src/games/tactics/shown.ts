import type { BySeat, Seat } from "@holmgang/kernel";
import {
  heroId,
  heroStart,
  minionId,
  minionStart,
  seatOf,
  UNIT_IDS,
  UNITS,
} from "@holmgang/tactics";
import type {
  Event,
  Hero,
  Team,
  Thing,
  Tile,
  Unit,
  UnitId,
  UnitKind,
  View,
} from "@holmgang/tactics";

/** The board as the table shows it in the middle of things: the last view, and what has happened since. */
export type Shown = Pick<
  View,
  "settings" | "round" | "units" | "heroes" | "things" | "active" | "graves"
>;

export const shownOf = ({
  settings,
  round,
  units,
  heroes,
  things,
  active,
  graves,
}: View): Shown => ({
  settings,
  round,
  units,
  heroes,
  things,
  active,
  graves,
});

/** The board after one more event. */
export function after(shown: Shown, event: Event): Shown {
  switch (event.kind) {
    case "teams_shown":
      return begun(shown, event.teams);
    case "round_start":
      return { ...shown, round: event.round };
    case "turn_start":
      return { ...rested(shown, event.unit.id), active: event.unit.id };
    case "turn_passed":
      return withUnit(shown, event.unit.id, { acted: true });
    case "action_stored":
      return withUnit(shown, event.unit.id, { stored: event.action, acted: true });
    case "action_due":
      return withUnit(shown, event.unit.id, { stored: null, acted: true });
    case "moved":
      return withUnit(shown, event.unit.id, { tile: event.to });
    case "hurt":
      return changed(shown, event.unit.id, ({ shield }) => ({
        hp: event.hp,
        shield: shield - event.absorbed,
      }));
    case "healed":
      return withUnit(shown, event.unit.id, { hp: event.hp });
    case "shielded":
      return withUnit(shown, event.unit.id, { shield: event.amount });
    case "buff_gained":
      return changed(shown, event.unit.id, ({ buffs }) => ({
        buffs: [
          ...buffs.filter(({ id }) => id !== event.buff),
          { id: event.buff, rounds: event.rounds },
        ],
      }));
    case "buff_lost":
      return changed(shown, event.unit.id, ({ buffs, shield }) => ({
        buffs: buffs.filter(({ id }) => id !== event.buff),
        shield: event.buff === "shield" ? 0 : shield,
      }));
    case "charged":
      return withHero(shown, seatOf(event.unit.id), { charges: event.charges });
    case "skill_rests":
      return withHero(shown, event.seat, { cooldown: event.rounds });
    case "beacon_set":
      return withHero(shown, event.seat, { beacon: event.tile });
    case "beacon_gone":
      return withHero(shown, event.seat, { beacon: null });
    case "clone_came":
      return withAt(shown, event.unit.id, unit("clone", event.tile));
    case "clone_faded":
      return withAt(shown, event.unit.id, null);
    case "tile_fired":
    case "tile_gone":
      return withThing(shown, event.tile, null);
    case "obstacle_hit":
      return withThing(
        shown,
        event.tile,
        event.hp === 0 ? null : { kind: "obstacle", tile: event.tile, hp: event.hp },
      );
    case "fell":
      return event.unit.is === "clone"
        ? withAt(shown, event.unit.id, null)
        : withUnit(shown, event.unit.id, { fallen: true, stored: null });
    case "remains_asked":
      return { ...shown, graves: [event.unit.id] };
    case "remains_left":
      return { ...withThing(shown, event.tile, remains(event)), graves: [] };
    case "round_end":
      return { ...rested(shown, null), active: null };
    case "round_over":
      return aged(shown);
    case "class_chosen":
    case "minion_chosen":
    case "minion_returned":
    case "skill_chosen":
    case "ready":
    case "bell":
    case "classes_shown":
    case "attacked":
    case "missed":
    case "dodged":
    case "guarded":
    case "countered":
    case "unharmed":
    case "skill_used":
    case "match_end":
      return shown;
  }
}

const withAt = (shown: Shown, id: UnitId, there: Unit | null): Shown => ({
  ...shown,
  units: shown.units.map((unit, at) => (at === id ? there : unit)),
});

const changed = (shown: Shown, id: UnitId, change: (unit: Unit) => Partial<Unit>): Shown => {
  const unit = shown.units[id];
  return unit ? withAt(shown, id, { ...unit, ...change(unit) }) : shown;
};

const withUnit = (shown: Shown, id: UnitId, change: Partial<Unit>): Shown =>
  changed(shown, id, () => change);

function withHero(shown: Shown, seat: Seat, change: Partial<Hero>): Shown {
  if (!shown.heroes) return shown;
  const [first, second] = shown.heroes;
  return {
    ...shown,
    heroes: seat === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }],
  };
}

const withThing = (shown: Shown, tile: Tile, thing: Thing | null): Shown => ({
  ...shown,
  things: [...shown.things.filter((each) => each.tile !== tile), ...(thing ? [thing] : [])],
});

/** Whoever acted before is done as soon as somebody else's turn begins. */
const rested = (shown: Shown, next: UnitId | null): Shown =>
  shown.active === null || shown.active === next
    ? shown
    : withUnit(shown, shown.active, { acted: true });

const remains = ({ tile, buff, amount }: Extract<Event, { kind: "remains_left" }>): Thing =>
  buff === null
    ? { kind: "obstacle", tile, hp: amount }
    : { kind: "tile", tile, buff, rounds: amount };

/** What lasts has a round less; what is over is told by itself. */
const aged = (shown: Shown): Shown => ({
  ...shown,
  units: shown.units.map((unit) =>
    unit && !unit.fallen
      ? {
          ...unit,
          acted: false,
          buffs: unit.buffs.map((buff) => ({ ...buff, rounds: buff.rounds - 1 })),
        }
      : unit,
  ),
  heroes: shown.heroes && [restedHero(shown.heroes[0]), restedHero(shown.heroes[1])],
  things: shown.things.map((thing) =>
    thing.kind === "tile" && thing.rounds > 1 ? { ...thing, rounds: thing.rounds - 1 } : thing,
  ),
});

const restedHero = (hero: Hero): Hero => ({ ...hero, cooldown: Math.max(0, hero.cooldown - 1) });

/** Both teams on their tiles. */
function begun(shown: Shown, teams: Readonly<BySeat<Team>>): Shown {
  const { heroHp, secondHeroHp } = shown.settings;
  const units: (Unit | null)[] = UNIT_IDS.map(() => null);
  for (const seat of [0, 1] as const) {
    const hp = heroHp + (seat === 1 ? secondHeroHp : 0);
    units[heroId(seat)] = { ...unit("hero", heroStart(seat)), hp };
    for (const [pick, minion] of teams[seat].minions.entries())
      units[minionId(seat, pick)] = unit(minion, minionStart(seat, pick));
  }
  return { ...shown, units, heroes: [heroOf(teams[0]), heroOf(teams[1])] };
}

const heroOf = ({ class: is, skill }: Team): Hero => ({
  class: is,
  skill,
  cooldown: 0,
  charges: 0,
  beacon: null,
});

const unit = (kind: UnitKind, tile: Tile): Unit => ({
  kind,
  hp: UNITS[kind].hp,
  tile,
  shield: 0,
  buffs: [],
  acted: false,
  stored: null,
  fallen: false,
});
