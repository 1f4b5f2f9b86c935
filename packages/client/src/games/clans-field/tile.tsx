import { isSeat } from "@holmgang/kernel";
import { isBaseOf } from "@holmgang/clans/field";
import type { Tile, UnitView } from "@holmgang/clans/field";
import type { Board } from "../../board/use-board.ts";
import type { Names } from "../../game/face.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Tooltip } from "../../look/tooltip.tsx";
import { TERRAIN_GLYPH } from "../clans/card-look.ts";
import { nearOf } from "../clans/names.ts";
import { clansText } from "../clans/text.ts";
import type { Aim } from "./aim.ts";
import { CardTip } from "./card-tip.tsx";
import { burnsFor, chipsOf, gripSide, isFoggy } from "./chips.ts";
import type { Chip } from "./chips.ts";
import { laneName } from "./names.ts";
import { acrossOf, tileThing, unitsOn, unitThing } from "./places.ts";
import { Reach } from "./reach.tsx";
import type { Shown } from "./shown.ts";
import { fieldText } from "./text.ts";
import { tileWords, unitWords } from "./tile-words.ts";
import "../clans/tile.css";
import "./tile.css";
import "./chips.css";

interface TileProps {
  readonly shown: Shown;
  readonly tile: Tile;
  readonly names: Names;
  readonly aim: Aim;
  readonly board: Board;
  /** Whether something happens to it now. */
  readonly stirs: boolean;
}

/** One tile: its ground, what is the matter with it, and all that can be pressed on it. */
export function TileCell({ shown, tile, names, aim, board, stirs }: TileProps) {
  const thing = tileThing(tile);
  const { terrain } = shown.tiles[tile]!; // a row for each tile
  const owner = ([0, 1] as const).find((seat) => isBaseOf(seat, tile));
  const foggy = isFoggy(shown, tile);
  const burning = burnsFor(shown, tile) > 0;
  const move = aim.steps.get(thing);
  return (
    <div
      role="gridcell"
      className="tile"
      data-testid={thing}
      data-terrain={terrain ?? "unknown"}
      data-foggy={foggy || undefined}
      data-burning={burning || undefined}
      data-stirs={stirs || undefined}
      data-gripped={gripSide(shown, tile, nearOf(names))}
      data-lit={move !== undefined || aim.chosen.includes(thing) || undefined}
      data-picked={aim.unit?.tile === tile || undefined}
    >
      <button
        type="button"
        className="tile__press"
        {...board.place(thing)}
        onClick={() => aim.turn(thing)}
        aria-label={tileWords(shown, names, tile)}
      >
        <span className="tile__ground">
          <Glyph name={TERRAIN_GLYPH[terrain ?? "unknown"]} size={15} />
          <span>{terrain ? clansText.terrains[terrain] : clansText.unknown}</span>
        </span>
        <Label chips={chipsOf(shown, tile)} owner={owner} />
        {foggy && <Fog tile={tile} isNamed={isSeat(names.viewer)} />}
        {burning && <Flames />}
        <Reach {...{ shown, tile, aim }} />
      </button>
      {unitsOn(shown.units, tile).map((unit, at, all) => (
        <Hit
          key={unit.id}
          {...{ shown, names, aim, board, unit }}
          across={acrossOf(at, all.length)}
        />
      ))}
    </div>
  );
}

const Label = ({
  chips,
  owner,
}: {
  readonly chips: readonly Chip[];
  readonly owner: 0 | 1 | undefined;
}) => (
  <span className="tile__states">
    {chips.map(({ glyph, words, value, tone }) => (
      <span key={glyph} className="chip num" data-tone={tone}>
        <Glyph name={glyph} size={15} />
        <span className="chip__words">{words}</span>
        {value !== undefined && <span className="chip__value">{value}</span>}
      </span>
    ))}
    {owner !== undefined && <i className="tile__mark" data-seat={owner} />}
  </span>
);

/** What would give sight is said where there is room for it. */
const Fog = ({ tile, isNamed }: { readonly tile: Tile; readonly isNamed: boolean }) => (
  <span className="fog">
    <Glyph name="sight-disabled" size={24} />
    <b>{fieldText.tile.notSeen}</b>
    {isNamed && <span>{fieldText.tile.needs(laneName(tile))}</span>}
  </span>
);

const Flames = () => (
  <span className="flames" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <Glyph key={at} name="small-fire" size={34} />
    ))}
  </span>
);

/** Somebody on a tile, as a thing to press; its token is drawn over all tiles, because it walks. */
function Hit({
  shown,
  names,
  aim,
  board,
  unit,
  across,
}: Omit<TileProps, "tile" | "stirs"> & { readonly unit: UnitView; readonly across: number }) {
  const thing = unitThing(unit.id);
  return (
    <span className="hit" style={{ "--across": across }}>
      <Tooltip
        slow
        quiet={aim.card !== null || aim.drag !== null || !unit.is}
        content={
          unit.is && <CardTip card={unit.is.card} kit={unit.is.kit} decoy={unit.decoy === true} />
        }
      >
        <button
          type="button"
          className="hit__press"
          data-testid={thing}
          data-able={aim.canLift(thing) || undefined}
          {...board.place(thing)}
          onClick={() => aim.turn(thing)}
          aria-label={unitWords(shown, names, unit)}
        />
      </Tooltip>
    </span>
  );
}
