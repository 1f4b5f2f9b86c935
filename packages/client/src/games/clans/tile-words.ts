import { abilityName, inLanes, LANE_NAMES, MIDDLE, rowOf } from "@holmgang/clans";
import type { Lane, Row } from "@holmgang/clans";
import type { Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import { nameOfUnit } from "./names.ts";
import type { Shown } from "./shown.ts";
import { stackOf } from "./standing.ts";
import type { Standing } from "./standing.ts";
import { clansText } from "./text.ts";

const words = clansText.board;

/** A tile in words, for those who listen: where it is, its ground, who stands there, front first. */
export function tileWords(shown: Shown, names: Names, lane: Lane, row: Row): string {
  const { terrain, zone, owner } = shown.lanes[lane];
  const ground = terrain[row];
  const units = ([0, 1] as const).flatMap((seat) =>
    stackOf(shown, lane, row, seat).map((each) => unitWords(each, whoseIs(names, seat))),
  );
  return words.tile(
    LANE_NAMES[lane],
    placeName(names, row),
    ground ? clansText.terrains[ground] : clansText.unknown,
    [
      ...(row === MIDDLE && owner !== null ? [words.held(whoIs(names, owner))] : []),
      ...(row === zone ? [words.zone] : []),
      units.join("; ") || words.empty,
    ].join(", "),
  );
}

const whoseIs = (names: Names, seat: 0 | 1): string =>
  names.viewer === seat ? words.yours : words.named(names.names[seat]);

function unitWords({ card, hp, staged }: Standing, owner: string): string {
  if (!card) return words.hiddenUnit(owner);
  const { damage, tick, hp: full, abilities } = inLanes(card);
  return [
    words.unit(owner, nameOfUnit({ card })),
    words.numbers(damage, hp ?? full, full, tick),
    ...abilities.map(abilityName),
    ...(staged === null ? [] : [words.staged]),
  ].join(", ");
}

function placeName({ viewer, names }: Names, row: Row): string {
  if (row === MIDDLE) return words.middle;
  const seat = row === rowOf(0, "base") ? 0 : 1;
  if (viewer === seat) return words.own;
  return viewer === "spectator" ? words.baseOf(names[seat]) : words.theirs;
}
