import { isSeat, rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { eyeOn, gripOn, isBaseOf, trapDamage } from "@holmgang/clans/field";
import type { Grip, Tile } from "@holmgang/clans/field";
import type { GlyphName } from "../../look/glyph-names.ts";
import { isSpy, unitsOn } from "./places.ts";
import type { Shown } from "./shown.ts";
import { fieldText } from "./text.ts";

/** A state of a tile, at the right of its label. */
export interface Chip {
  readonly glyph: GlyphName;
  /** On a phone only its number is left, if it has one. */
  readonly words: string;
  readonly value?: number;
  readonly tone: "fire" | "violet" | "trap" | "own" | "sight";
}

const say = fieldText.tile;

/** What is the matter with a tile, the gravest first; there is room for two. */
export const chipsOf = (shown: Shown, tile: Tile): readonly Chip[] =>
  [
    ...fires(shown, tile),
    ...grips(shown, tile),
    ...traps(shown, tile),
    ...sights(shown, tile),
  ].slice(0, 2);

export const burnsFor = ({ tiles, halfTurn }: Shown, tile: Tile): number =>
  Math.max(0, (tiles[tile]?.fire?.until ?? -1) - halfTurn + 1);

function fires(shown: Shown, tile: Tile): readonly Chip[] {
  const turns = burnsFor(shown, tile);
  return turns > 0
    ? [{ glyph: "small-fire", words: say.burns(turns), value: turns, tone: "fire" }]
    : [];
}

/** Whoever stands there is held, whichever side it is of. */
function grips(shown: Shown, tile: Tile): readonly Chip[] {
  const [first] = unitsOn(shown.units, tile).filter((unit) => !isSpy(unit));
  const words = first ? gripWords(gripOn(shown, first.seat, tile)) : null;
  return words === null ? [] : [{ ...words, tone: "violet" }];
}

/** From which side of the screen whoever stands there is held; undefined if nobody is. */
export function gripSide(shown: Shown, tile: Tile, near: Seat): "above" | "below" | undefined {
  const [first] = unitsOn(shown.units, tile).filter((unit) => !isSpy(unit));
  if (!first || !gripWords(gripOn(shown, first.seat, tile))) return undefined;
  return first.seat === near ? "above" : "below";
}

/** What somebody held so cannot do; null for who is free. */
function gripWords({ walk, attack }: Grip): Pick<Chip, "glyph" | "words"> | null {
  if (walk && attack) return { glyph: "lightning-tear", words: say.neither };
  if (attack) return { glyph: "silenced", words: say.noAttack };
  return walk ? { glyph: "sticky-boot", words: say.noMove } : null;
}

/** Who looks at both sides at once sees them, too, and is not alone with it. */
function traps({ tiles, viewer }: Shown, tile: Tile): readonly Chip[] {
  const trap = tiles[tile]?.trap;
  if (!trap) return [];
  return [
    { glyph: "wolf-trap", words: String(trapDamage(trap)), value: trapDamage(trap), tone: "trap" },
    ...(isSeat(viewer)
      ? ([{ glyph: "sight-disabled", words: say.onlyYou, tone: "own" }] as const)
      : []),
  ];
}

/** A spy of one's own, or why ground is seen that is usually hidden. */
function sights(shown: Shown, tile: Tile): readonly Chip[] {
  const { viewer, units } = shown;
  if (!isSeat(viewer)) return [];
  const hides = unitsOn(units, tile).some(
    (unit) => unit.seat === viewer && isSpy(unit) && unit.openSight === 0,
  );
  if (hides) return [{ glyph: "sight-disabled", words: say.onlyYouSee, tone: "own" }];
  const eye = isBaseOf(rival(viewer), tile) ? eyeOn(shown, viewer, tile) : null;
  return eye === null || eye === "unit"
    ? []
    : [{ glyph: EYES[eye], words: say.seen[eye], tone: "sight" }];
}

const EYES = { spy: "spy", scout: "spyglass", tall: "giant" } as const;

/** Whether fog lies on a tile: a base row that the other side does not look at. */
export function isFoggy(shown: Shown, tile: Tile): boolean {
  const { viewer, isOpen } = shown;
  if (isOpen) return false;
  const owner = ([0, 1] as const).find((seat) => isBaseOf(seat, tile));
  return (
    owner !== undefined &&
    owner !== viewer &&
    eyeOn(shown, rival(owner) satisfies Seat, tile) === null
  );
}
