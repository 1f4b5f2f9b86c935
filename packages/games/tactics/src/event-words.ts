import { bellWords, does, each, seatName } from "@holmgang/kernel";
import type { Viewer } from "@holmgang/kernel";
import { BUFFS } from "./buffs/buffs.ts";
import { moveWords } from "./move-words.ts";
import type { Event, Events, Team } from "./shape.ts";
import { SKILLS } from "./skills/skills.ts";
import { tileName } from "./tiles.ts";
import { CLASSES, seatOf, UNITS } from "./units.ts";
import type { Who } from "./units.ts";
import { figureName } from "./who.ts";

type Told = Exclude<Event, { kind: "match_end" }>;

/** One line about an event as the viewer knows it. */
export function eventWords(event: Told, viewer: Viewer): string {
  // The row is that of the event's own kind.
  return (WORDS[event.kind] as (said: Told, viewer: Viewer) => string)(event, viewer);
}

/** `your Tank`, `the rival’s Tank`, `first seat’s Tank`. */
function whose({ id, is }: Who, viewer: Viewer): string {
  const seat = seatOf(id);
  if (viewer === seat) return `your ${figureName(is)}`;
  const owner =
    viewer === "spectator" ? `the ${seatName(seat, viewer).toLowerCase()}` : "the rival";
  return `${owner}’s ${figureName(is)}`;
}

const Whose = (unit: Who, viewer: Viewer): string => {
  const said = whose(unit, viewer);
  return said[0]!.toUpperCase() + said.slice(1);
};

const teamWords = ({ class: hero, minions, skill }: Team): string =>
  `${CLASSES[hero].name} with ${SKILLS[skill].name}, ${minions.map((minion) => UNITS[minion].name).join(" and ")}`;

const WOUNDS: Readonly<Record<Events["hurt"]["by"], string>> = {
  attack: "loses",
  skill: "loses",
  counter: "loses",
  weakness: "is weakened and loses",
  bleed: "bleeds and loses",
  decay: "decays and loses",
  pressure: "is pressed and loses",
  bell: "pays for the bell and loses",
};

const CLOSED: Readonly<Record<Events["buff_lost"]["why"], string>> = {
  used: "is used up",
  over: "is over",
  cured: "is cured",
  broken: "is broken",
};

const WAYS: Readonly<Record<Events["moved"]["how"], string>> = {
  walk: "moves",
  leap: "leaps",
  smoke: "vanishes in smoke",
  warp: "warps",
  push: "is pushed",
};

/** A row for every kind of event. */
const WORDS: { readonly [K in Told["kind"]]: (said: Events[K], viewer: Viewer) => string } = {
  class_chosen: ({ seat, class: hero }, viewer) =>
    `${does(seat, viewer, "choose")} ${CLASSES[hero].name}.`,
  minion_chosen: ({ seat, minion }, viewer) =>
    `${does(seat, viewer, "choose")} ${UNITS[minion].name}.`,
  minion_returned: ({ seat }, viewer) => `${does(seat, viewer, "choose")} minions anew.`,
  skill_chosen: ({ seat, skill }, viewer) =>
    `${does(seat, viewer, "choose")} ${SKILLS[skill].name}.`,
  ready: ({ seat }, viewer) => `${seatName(seat, viewer)} ${seat === viewer ? "are" : "is"} ready.`,
  bell: ({ seat }, viewer) => `${bellWords(seat, viewer)}.`,
  classes_shown: ({ classes }, viewer) =>
    `Classes: ${each([CLASSES[classes[0]].name, CLASSES[classes[1]].name], viewer)}.`,
  teams_shown: ({ teams }, viewer) =>
    `Teams: ${each([teamWords(teams[0]), teamWords(teams[1])], viewer)}.`,
  round_start: ({ round }) => `Round ${round}.`,
  turn_start: ({ unit, action }, viewer) =>
    `${Whose(unit, viewer)} acts${action > 1 ? " again" : ""}.`,
  turn_passed: ({ unit }, viewer) => `${Whose(unit, viewer)} ends its turn.`,
  action_stored: ({ unit, action }, viewer) =>
    `${Whose(unit, viewer)} is slow: next round it will ${moveWords(action)}.`,
  action_due: ({ unit, action, fails }, viewer) =>
    `${Whose(unit, viewer)} ${fails ? "can no longer" : "does what it stored:"} ${moveWords(action)}.`,
  moved: ({ unit, from, to, how }, viewer) =>
    `${Whose(unit, viewer)} ${WAYS[how]} from ${tileName(from)} to ${tileName(to)}.`,
  attacked: ({ unit, at, target, power }, viewer) =>
    `${Whose(unit, viewer)} attacks ${target ? `${whose(target, viewer)} on ` : ""}${tileName(at)} with ${power}.`,
  missed: ({ at }) => `Nobody is hit on ${tileName(at)}.`,
  dodged: ({ unit }, viewer) => `${Whose(unit, viewer)} dodges.`,
  guarded: ({ tank, unit }, viewer) =>
    `${Whose(tank, viewer)} steps in for ${whose(unit, viewer)}.`,
  countered: ({ unit }, viewer) => `${Whose(unit, viewer)} strikes back.`,
  unharmed: ({ unit }, viewer) => `${Whose(unit, viewer)} cannot be harmed.`,
  hurt: ({ unit, by, amount, absorbed, hp }, viewer) =>
    `${Whose(unit, viewer)} ${WOUNDS[by]} ${amount}, ${hp} left${absorbed > 0 ? `; its shield takes ${absorbed}` : ""}.`,
  healed: ({ unit, amount, hp }, viewer) => `${Whose(unit, viewer)} gains ${amount}, ${hp} now.`,
  buff_gained: ({ unit, buff, rounds }, viewer) =>
    `${Whose(unit, viewer)} gets ${BUFFS[buff].name} for ${rounds === 1 ? "this round" : `${rounds} rounds`}.`,
  buff_lost: ({ unit, buff, why }, viewer) =>
    `${BUFFS[buff].name} on ${whose(unit, viewer)} ${CLOSED[why]}.`,
  shielded: ({ unit, amount }, viewer) => `The shield of ${whose(unit, viewer)} takes ${amount}.`,
  charged: ({ unit, charges }, viewer) =>
    `${Whose(unit, viewer)} has ${charges} charged ${charges === 1 ? "attack" : "attacks"}.`,
  skill_used: ({ unit, skill, at }, viewer) =>
    `${Whose(unit, viewer)} uses ${SKILLS[skill].name}${at === null ? "" : ` on ${tileName(at)}`}.`,
  skill_rests: ({ seat, rounds }, viewer) =>
    `${seat === viewer ? "Your" : `${seatName(seat, viewer)}’s`} skill rests for ${rounds} ${rounds === 1 ? "round" : "rounds"}.`,
  beacon_set: ({ tile }) => `A beacon shines on ${tileName(tile)}.`,
  beacon_gone: ({ tile }) => `The beacon on ${tileName(tile)} goes out.`,
  clone_came: ({ unit, tile }, viewer) => `${Whose(unit, viewer)} appears on ${tileName(tile)}.`,
  clone_faded: ({ unit, tile }, viewer) => `${Whose(unit, viewer)} fades on ${tileName(tile)}.`,
  tile_fired: ({ unit, tile, buff }, viewer) =>
    `${Whose(unit, viewer)} steps on ${BUFFS[buff].name} (${tileName(tile)}).`,
  tile_gone: ({ tile, buff }) => `${BUFFS[buff].name} on ${tileName(tile)} is gone.`,
  obstacle_hit: ({ tile, amount, hp }) =>
    hp === 0
      ? `The obstacle on ${tileName(tile)} breaks.`
      : `The obstacle on ${tileName(tile)} loses ${amount}, ${hp} left.`,
  fell: ({ unit, tile }, viewer) => `${Whose(unit, viewer)} falls on ${tileName(tile)}.`,
  remains_asked: ({ unit }, viewer) =>
    `${does(seatOf(unit.id), viewer, "choose")} what ${figureName(unit.is)} leaves.`,
  remains_left: ({ unit, tile, buff }, viewer) =>
    `${Whose(unit, viewer)} leaves ${buff === null ? "an obstacle" : `a tile of ${BUFFS[buff].name}`} on ${tileName(tile)}.`,
  round_end: ({ round }) => `Round ${round} ends.`,
  round_over: () => "What lasts has a round less.",
};
