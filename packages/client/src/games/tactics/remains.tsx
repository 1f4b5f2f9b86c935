import type { Seat } from "@holmgang/kernel";
import { nameAt, REMAINS, TILE_BUFFS, unitOf } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import { Kbd } from "../../look/kbd.tsx";
import { lastByPointer } from "../../pieces/keys.ts";
import type { Aim } from "./aim.ts";
import { TILE_LETTERS } from "./looks.ts";
import { spotOf } from "./places.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import "./remains.css";

/** What a fallen minion leaves: two pictures beside the tile it fell on. */
export function Remains({
  shown,
  near,
  aim,
}: {
  readonly shown: Shown;
  readonly near: Seat;
  readonly aim: Aim;
}) {
  const [fallen] = shown.graves;
  if (fallen === undefined || !shown.units[fallen]) return null;
  const { x, y } = spotOf(unitOf(shown, fallen).tile, near);
  const words = tacticsText.remains;
  const { obstacleHp, tileRounds } = shown.settings;
  const lines = { obstacle: words.obstacleLine(obstacleHp), tile: words.tileLine(tileRounds) };
  return (
    <div
      className="remains panel panel--engraved"
      role="group"
      aria-label={words.label(nameAt(shown, fallen))}
      data-side={y > 2 ? "over" : "under"}
      style={{ "--x": x, "--y": y }}
    >
      {REMAINS.map((leave, index) => (
        <button
          key={leave}
          type="button"
          className="remains__choice"
          data-testid={`leave-${leave}`}
          // The question takes the board's place, and the keyboard with it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={index === 0 && !lastByPointer()}
          onClick={() => aim.press(leave)}
        >
          {leave === "obstacle" ? (
            <Glyph name="stone-pile" size={40} />
          ) : (
            <span className="remains__tiles" aria-hidden="true">
              {TILE_BUFFS.map((buff) => (
                <i key={buff} data-buff={buff}>
                  {TILE_LETTERS[buff]}
                </i>
              ))}
            </span>
          )}
          <b>
            {words[leave]} <Kbd>{REMAINS_KEYS[leave]}</Kbd>
          </b>
          <small>{lines[leave]}</small>
        </button>
      ))}
    </div>
  );
}

const REMAINS_KEYS = { obstacle: "O", tile: "B" } as const;
