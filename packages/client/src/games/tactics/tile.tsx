import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { BUFFS, SIZE, thingAt, tileName, unitAt } from "@holmgang/tactics";
import type { Thing, Tile } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import { Tooltip } from "../../look/tooltip.tsx";
import type { Board } from "../../board/use-board.ts";
import type { Names } from "../../game/face.ts";
import type { Aim } from "./aim.ts";
import type { Danger } from "./danger.ts";
import { TILE_LETTERS } from "./looks.ts";
import { rowsSeenBy, unitThing } from "./places.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { tileWords } from "./tile-words.ts";
import { TileTip } from "./unit-tip.tsx";
import "./tile.css";
import "./reach.css";

interface TileProps {
  readonly shown: Shown;
  readonly tile: Tile;
  readonly near: Seat;
  readonly names: Names;
  readonly aim: Aim;
  /** What makes it a place of the board. */
  readonly pressing: Board["place"];
  /** Whether a blow that is aimed could land here, if somebody stood here. */
  readonly isInRange: boolean;
  readonly danger: Danger | null;
  readonly isPointed: boolean;
  readonly point: (thing: string | null) => void;
  /** What the event in the light does here. */
  readonly flash: string | null;
}

/** One of twenty-five tiles: what lies on it, and what pressing it would mean. Units stand over it. */
export function TileCell(props: TileProps) {
  const { shown, tile, near, names, aim, danger, isPointed, point, flash } = props;
  const name = tileName(tile);
  const id = unitAt(shown, tile);
  const thing = thingAt(shown, tile);
  const isOwn = id !== null && id === shown.active;
  const {
    onPointerDown,
    "data-lift": lift,
    ...press
  } = { onPointerDown: undefined, "data-lift": undefined, ...props.pressing(name) };
  const isAimed = aim.ready !== null && name === aim.chosen.at(-1);
  const reach = aim.reach(name);
  const seen = id === null ? name : unitThing(id);
  const risk = danger?.at(tile) ?? null;
  return (
    <div
      role="gridcell"
      className="tile"
      data-dark={(tile + Math.floor(tile / SIZE)) % 2 === 0 || undefined}
      data-reach={(!isOwn && reach) || undefined}
      data-range={(props.isInRange && reach === null) || undefined}
      data-chosen={aim.held.includes(name) || undefined}
      data-danger={risk && !risk.isSafeThen ? Math.min(3, risk.most) : undefined}
      data-safe={risk?.isSafeThen || undefined}
      data-pointed={isPointed || undefined}
      data-flash={flash ?? undefined}
    >
      <Tooltip
        slow
        quiet={aim.held.length > 0 || (id === null && thing === null)}
        content={<TileTip shown={shown} tile={tile} />}
      >
        <button
          type="button"
          className="tile__press"
          data-testid={name}
          aria-label={tileWords(shown, tile, names, { reach: isOwn ? null : reach, risk })}
          {...press}
          // A second press confirms.
          aria-disabled={isAimed ? undefined : press["aria-disabled"]}
          {...(isOwn && onPointerDown ? { onPointerDown, "data-lift": lift } : {})}
          onClick={() => aim.turn(name)}
          onPointerEnter={() => (press.onPointerEnter(), point(seen))}
          onPointerLeave={() => (press.onPointerLeave(), point(null))}
        >
          <Coordinates tile={tile} near={near} />
          {thing && <Lying thing={thing} />}
          {SEATS.map(
            (seat) => shown.heroes?.[seat].beacon === tile && <Beacon key={seat} seat={seat} />,
          )}
          {risk && <b className="tile__risk num">{risk.most}</b>}
          {risk?.isSafeThen && id === null && (
            <span className="tile__safe">{tacticsText.tile.safe}</span>
          )}
        </button>
      </Tooltip>
    </div>
  );
}

/** Letters stand at the lowest row, numbers at the left. */
function Coordinates({ tile, near }: { readonly tile: Tile; readonly near: Seat }) {
  const rows = rowsSeenBy(near);
  const [file, rank] = tileName(tile);
  return (
    <>
      {rows.some((row) => row[0] === tile) && <small className="tile__rank num">{rank}</small>}
      {rows.at(-1)?.includes(tile) && <small className="tile__file">{file}</small>}
    </>
  );
}

const Lying = ({ thing }: { readonly thing: Thing }) =>
  thing.kind === "obstacle" ? (
    <span className="obstacle">
      <Glyph name="stone-pile" />
      <b className="num">{thing.hp}</b>
    </span>
  ) : (
    <span className="buff-tile" data-buff={thing.buff}>
      <b>{TILE_LETTERS[thing.buff]}</b>
      <span>{BUFFS[thing.buff].name}</span>
      <i className="num">{thing.rounds}</i>
    </span>
  );

const Beacon = ({ seat }: { readonly seat: Seat }) => (
  <span className="beacon" data-seat={seat}>
    <Glyph name="position-marker" />
  </span>
);
