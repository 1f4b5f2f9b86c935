import { Glyph } from "../../look/glyph.tsx";
import { TERRAIN_GLYPH } from "../clans/card-look.ts";
import { clansText } from "../clans/text.ts";
import type { Aim } from "./aim.ts";
import { fieldText } from "./text.ts";
import { terrainsIn, terrainStep } from "./ways.ts";
import "./terrain-choice.css";

/** What a tile is to become: four grounds to choose from, by the first press looked at, by the second done. */
export function TerrainChoice({ aim }: { readonly aim: Aim }) {
  const terrains = terrainsIn(aim.steps);
  if (terrains.length === 0) return null;
  return (
    <div className="terrain-choice" role="group" aria-label={fieldText.prompt.terrain}>
      {terrains.map((terrain) => (
        <button
          key={terrain}
          type="button"
          className={`terrain--${terrain}`}
          data-testid={terrainStep(terrain)}
          aria-pressed={aim.chosen.includes(terrainStep(terrain))}
          onClick={() => aim.turn(terrainStep(terrain))}
        >
          <Glyph name={TERRAIN_GLYPH[terrain]} size={22} />
          {clansText.terrains[terrain]}
        </button>
      ))}
    </div>
  );
}
