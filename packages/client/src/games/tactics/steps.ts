import { SEATS } from "@holmgang/kernel";
import { BUFFS, distance, seatOf, SKILLS, tileName } from "@holmgang/tactics";
import type { Event, Forecast } from "@holmgang/tactics";
import { whoIs } from "../../game/names.ts";
import type { Names } from "../../game/face.ts";
import { byKind } from "./by-kind.ts";
import type { ByKind } from "./by-kind.ts";
import { unitName, upper } from "./names.ts";
import { after } from "./shown.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";

/** One thing that will happen, as the forecast counts it. */
export interface Step {
  /** The first event that is told in it. */
  readonly from: number;
  readonly title: string;
  readonly said: readonly string[];
  /** Whether somebody falls in it. */
  readonly isGrave: boolean;
}

const say = tacticsText.forecast;

/** What comes of a move, step by step. */
export function stepsOf(told: Forecast, shown: Shown, names: Names): readonly Step[] {
  const steps: Step[] = [];
  let board = shown;
  for (const [from, event] of told.events.entries()) {
    const opened = byKind(OPENS, event, board, names);
    if (opened) steps.push({ from, title: opened[0], said: opened.slice(1), isGrave: false });
    const last = steps.at(-1);
    const adds = last ? byKind(ADDS, event, board, names) : null;
    if (last && adds) steps[steps.length - 1] = grown(last, event, adds, names);
    board = after(board, event);
  }
  return counted([...steps, ...asked(told, names), ...ended(told, names)]);
}

/** The number of the step in which an event is told. */
export const numberOf = (steps: readonly Step[], event: number): number =>
  steps.findLastIndex(({ from }) => from <= event) + 1;

/** What is not worth a step is told in the next one. */
function counted(steps: readonly Step[]): readonly Step[] {
  const told: Step[] = [];
  let from: number | null = null;
  for (const step of steps) {
    from ??= step.from;
    if (!isTold(step)) continue;
    told.push({ ...step, from });
    from = null;
  }
  return told;
}

/** A step with one thing more. Nobody is named twice in a row, and of whoever falls it is not said that it was wounded before. */
function grown(step: Step, event: Event, adds: string, names: Names): Step {
  if (!("unit" in event)) return { ...step, said: [...step.said, adds] };
  const wounded = `${unitName(event.unit, names)} `;
  const last = step.said.at(-1);
  if (event.kind === "hurt" && last?.startsWith(wounded))
    return { ...step, said: [...step.said.slice(0, -1), `${last}: ${adds.replace(wounded, "")}`] };
  if (event.kind !== "fell") return { ...step, said: [...step.said, adds] };
  const said = step.said.filter((words) => !(words.startsWith(wounded) && words.includes("→")));
  return { ...step, said: [...said, adds], isGrave: true };
}

/** A blow that others answer, and a round's end that takes nothing, are not worth a step. */
const isTold = ({ said, title: name }: Step): boolean =>
  said.length > 0 || ![title.attack, title.shot, title.roundEnd].includes(name);

type Rows<R> = ByKind<R, readonly [Shown, Names]>;

const { title } = say;

/** What begins a step: its title, and its first words. */
const OPENS: Rows<readonly [string, ...string[]] | null> = {
  moved: ({ how, to }) => (how === "walk" ? [title.move, say.to(tileName(to))] : null),
  attacked: ({ unit, at }, { units }) => [
    distance(units[unit.id]?.tile ?? at, at) > 1 ? title.shot : title.attack,
  ],
  dodged: ({ unit }, _, names) => [title.dodge, say.dodges(unitName(unit, names))],
  countered: ({ unit }, _, names) => [title.counter, say.strikesBack(unitName(unit, names))],
  guarded: ({ tank }, _, names) => [title.guardian, say.stepsIn(unitName(tank, names))],
  skill_used: ({ skill }) => [SKILLS[skill].name],
  tile_fired: ({ buff }) => [BUFFS[buff].name],
  action_stored: () => [title.slow, say.waits],
  action_due: ({ unit, fails }, _, names) => [
    title.stored,
    unitName(unit, names),
    ...(fails ? [say.fails] : []),
  ],
  turn_passed: () => [title.pass, say.passes],
  round_end: () => [title.roundEnd],
};

/** What is added to the step that has begun. */
const ADDS: Rows<string | null> = {
  moved: ({ unit, how, to }, _, names) => {
    if (how === "walk") return null;
    return how === "push" ? say.pushed(unitName(unit, names), tileName(to)) : say.to(tileName(to));
  },
  missed: () => say.nobody,
  unharmed: ({ unit }, _, names) => say.unharmed(unitName(unit, names)),
  hurt: (event, _, names) => hurt(event, names),
  healed: ({ unit, hp, amount }, _, names) => say.change(unitName(unit, names), hp - amount, hp),
  buff_gained: ({ unit, buff }, _, names) =>
    buff === "shadow" ? null : say.gets(unitName(unit, names), BUFFS[buff].name),
  buff_lost: ({ unit, buff, why }, _, names) =>
    why === "cured" ? say.loses(unitName(unit, names), BUFFS[buff].name) : null,
  obstacle_hit: ({ tile, hp }, shown) => say.obstacle(obstacleHp(shown, tile), hp),
  shielded: ({ amount }) => say.shield(amount),
  charged: ({ charges }) => say.charged(charges),
  clone_came: ({ tile }) => say.shadow(tileName(tile)),
  beacon_set: ({ tile }) => say.beacon(tileName(tile)),
  fell: ({ unit }, _, names) => say.falls(unitName(unit, names)),
};

const hurt = (
  { unit, amount, absorbed, hp }: Extract<Event, { kind: "hurt" }>,
  names: Names,
): string =>
  [
    ...(absorbed > 0 ? [say.absorbed(absorbed)] : []),
    ...(amount > 0 || absorbed === 0 ? [say.change(unitName(unit, names), hp + amount, hp)] : []),
  ].join(", ");

const obstacleHp = ({ things }: Shown, tile: number): number => {
  const thing = things.find((each) => each.tile === tile);
  return thing?.kind === "obstacle" ? thing.hp : 0;
};

/** Remains are their owner's to choose. */
const asked = ({ asks, events }: Forecast, names: Names): readonly Step[] =>
  SEATS.filter((seat) => asks.some((id) => seatOf(id) === seat)).map((seat) => ({
    from: events.length,
    title: say.title.remains,
    said: [say.asks(whoIs(names, seat))],
    isGrave: false,
  }));

function ended({ outcome, events }: Forecast, names: Names): readonly Step[] {
  if (!outcome) return [];
  const words = outcome.result === "win" ? say.wins(whoIs(names, outcome.seat)) : say.draw;
  return [{ from: events.length, title: say.title.over, said: [words], isGrave: true }];
}

/** As the panel reads it: the first word is a sentence's. */
export const stepWords = ({ said }: Step): string => upper(said.join(", "));
