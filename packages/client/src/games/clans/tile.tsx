import { LANE_NAMES, MIDDLE } from "@holmgang/clans";
import type { Lane, Place, Row } from "@holmgang/clans";
import type { Board } from "../../board/use-board.ts";
import type { Names } from "../../game/face.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Icon } from "../../look/icon.tsx";
import { Tooltip } from "../../look/tooltip.tsx";
import type { Aim } from "./aim.ts";
import { TERRAIN_GLYPH } from "./card-look.ts";
import { CardTip } from "./card-tip.tsx";
import { spotIn } from "./layout.ts";
import type { Box } from "./layout.ts";
import { nameOfUnit, nearOf } from "./names.ts";
import { spotThing, tileThing } from "./places.ts";
import type { Shown } from "./shown.ts";
import { stackOf } from "./standing.ts";
import type { Standing } from "./standing.ts";
import { clansText } from "./text.ts";
import { tileWords } from "./tile-words.ts";
import "./spots.css";
import "./tile.css";

const words = clansText.board;

interface TileProps {
  readonly shown: Shown;
  readonly lane: Lane;
  readonly row: Row;
  readonly box: Box;
  readonly names: Names;
  readonly aim: Aim;
  readonly pressing: Board["place"];
  /** In the light, or dimmed because another one is. */
  readonly light: "lit" | "dim" | null;
  /** Whether the forecast sees a fight here. */
  readonly hot: boolean;
}

/** One tile of a lane: its ground, whose it is, and where in it a card may go. */
export function TileCell({ shown, lane, row, box, names, aim, pressing, light, hot }: TileProps) {
  const { terrain, zone, owner } = shown.lanes[lane];
  const near = nearOf(names);
  const ground = terrain[row];
  const thing = tileThing(lane, row);
  const holder = row === MIDDLE ? owner : row === 0 ? 0 : 1;
  const known = ([near === 0 ? 1 : 0, near] as const).flatMap((seat) =>
    stackOf(shown, lane, row, seat).flatMap(({ card }) => card ?? []),
  );
  const own = stackOf(shown, lane, row, near);
  return (
    <div
      role="gridcell"
      className="tile"
      data-testid={thing}
      data-terrain={ground ?? "unknown"}
      data-light={light ?? undefined}
      data-zone={row === zone || undefined}
      data-hot={hot || undefined}
      data-lit={aim.steps.has(thing) || aim.held[1] === thing || undefined}
      style={{ "--x": box.x, "--y": box.y, "--w": box.w, "--h": box.h }}
    >
      {/* Always a tip round it, also with nothing to say: else the button would lose the focus when a unit comes. */}
      <Tooltip
        slow
        quiet={known.length === 0 || aim.card !== null || light !== null}
        content={known.map((card, index) => (
          <CardTip key={index} card={card} />
        ))}
      >
        <button
          type="button"
          className="tile__press"
          {...pressing(thing)}
          aria-label={tileWords(shown, names, lane, row)}
        >
          <span className="tile__ground">
            <Glyph name={TERRAIN_GLYPH[ground ?? "unknown"]} size={15} />
            <span>{ground ? clansText.terrains[ground] : clansText.unknown}</span>
          </span>
          {holder !== null && <i className="tile__owner" data-seat={holder} />}
        </button>
      </Tooltip>
      <Spots {...{ shown, lane, row, aim }} isShared={own.length < known.length} />
      <TakeBacks {...{ aim, own }} isShared={own.length < known.length} />
    </div>
  );
}

const WHOLE: Box = { x: 0, y: 0, w: 100, h: 100 };

/** Where the card in hand may go: in front of or behind whoever is there. */
function Spots({
  lane,
  row,
  shown,
  aim,
  isShared,
}: Pick<TileProps, "lane" | "row" | "shown" | "aim"> & { readonly isShared: boolean }) {
  if (aim.card === null) return null;
  const at = row === MIDDLE ? "middle" : "base";
  const isChosen = aim.held[1] === tileThing(lane, row);
  const stepFor = (place: Place): string | null => {
    if (row !== MIDDLE && row !== (aim.seat === 0 ? 0 : 2)) return null;
    const spot = spotThing({ lane, at, place });
    return aim.steps.has(spot) ? spot : isChosen && aim.steps.has(place) ? place : null;
  };
  const [front, back] = [stepFor("front"), stepFor("back")];
  const { y } = spotIn(WHOLE, { place: 0, of: 1, side: isShared ? "near" : "alone" });
  const isAlone = stackOf(shown, lane, row, aim.seat).length === 0;
  return (
    [
      ["front", front],
      ["back", back],
    ] as const
  ).map(
    ([place, step]) =>
      step !== null && (
        <button
          key={place}
          type="button"
          className="spot"
          data-drop={spotThing({ lane, at, place })}
          data-testid={spotThing({ lane, at, place })}
          data-place={isAlone ? "here" : place}
          data-shared={isShared || undefined}
          data-over={aim.over === step || undefined}
          tabIndex={isChosen ? 0 : -1}
          aria-label={words.spot(LANE_NAMES[lane], isAlone ? words.here : words[place])}
          style={{ "--at": y }}
          onClick={() => aim.press(step)}
          onPointerEnter={() => aim.look(step)}
          onPointerLeave={() => aim.look(null)}
        >
          {isAlone ? words.here : words[place]}
        </button>
      ),
  );
}

/** The small crosses of cards that are only staged. */
function TakeBacks({
  aim,
  own,
  isShared,
}: {
  readonly aim: Aim;
  readonly own: readonly Standing[];
  readonly isShared: boolean;
}) {
  if (!aim.open || aim.card !== null) return null;
  return own.map(({ card, staged }, place) => {
    const { x, y } = spotIn(WHOLE, { place, of: own.length, side: isShared ? "near" : "alone" });
    return (
      staged !== null && (
        <button
          key={staged}
          type="button"
          className="take-back"
          data-testid="take-back"
          aria-label={words.takeBack(nameOfUnit({ card }))}
          style={{ "--x": x, "--y": y }}
          onClick={() => aim.takeBack(staged)}
        >
          <Icon name="close" size={12} />
        </button>
      )
    );
  });
}
