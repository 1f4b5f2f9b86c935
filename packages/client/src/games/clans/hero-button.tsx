import { heroRow } from "@holmgang/clans";
import type { HeroId } from "@holmgang/clans";
import { Button } from "../../look/button.tsx";
import { Tooltip } from "../../look/tooltip.tsx";
import { HERO_GLYPH } from "./card-look.ts";
import { heroName, shortHero } from "./names.ts";
import { clansText } from "./text.ts";
import "./seat-numbers.css";

/** The hero acts once a match: the first press asks, the second does it. */
export function HeroButton({
  hero,
  does,
  state,
  isCalling,
  onCall,
}: {
  readonly hero: HeroId;
  /** What it can do, as the mode has it. */
  readonly does: string;
  readonly state: "able" | "waits" | "used";
  /** Whether it has been asked for. */
  readonly isCalling: boolean;
  readonly onCall: () => void;
}) {
  const { power, amount } = heroRow(hero);
  return (
    <div className="seat-numbers__hero">
      <Tooltip
        content={
          <>
            <span className="tooltip__title">{heroName(hero)}</span>
            {does}
          </>
        }
      >
        <Button
          kind="secondary"
          glyph={HERO_GLYPH[hero][1]}
          keyHint="H"
          data-testid="hero"
          data-calling={isCalling || undefined}
          missing={state !== "able"}
          onClick={onCall}
        >
          {state === "used" ? clansText.heroUsed : clansText.useHero(power, amount)}
        </Button>
      </Tooltip>
      <p>{clansText.onceOnly(shortHero(hero))}</p>
    </div>
  );
}
