import { Glyph } from "./glyph.tsx";
import "./rarity-frame.css";

/** Iron, copper, silver, gold. */
export const RARITIES = ["common", "rare", "epic", "legendary"] as const;

export type Rarity = (typeof RARITIES)[number];

const CORNERS: Record<Rarity, string | null> = {
  common: null,
  rare: "M3 15V7l4-4h8",
  epic: "M3 22V7l4-4h15M6.5 10.5l4-4L14 10l-4 4z",
  legendary: "M3 30V9c0-3.5 2.5-6 6-6h21M8 8l6-2-1 5 5 1-6 3-2 6-2-5-5-1z",
};

/** The metal round a card's face, with the corners of its rarity. */
export function RarityFrame({ rarity }: { rarity: Rarity }) {
  const corner = CORNERS[rarity];
  return (
    <span className={`rarity-frame rarity-frame--${rarity}`} aria-hidden="true">
      {corner !== null && <Corner drawing={corner} />}
      {corner !== null && <Corner drawing={corner} />}
    </span>
  );
}

/** One to four lozenges at the foot of a card, and the crown of a legend over its head. */
export function Studs({ rarity }: { rarity: Rarity }) {
  return (
    <span className={`studs rarity-frame--${rarity}`} aria-hidden="true">
      {RARITIES.slice(0, RARITIES.indexOf(rarity) + 1).map((metal) => (
        <i key={metal} className="studs__stud" />
      ))}
      {rarity === "legendary" && (
        <span className="studs__crown">
          <Glyph name="queen-crown" size={24} />
        </span>
      )}
    </span>
  );
}

/** One lozenge of its metal: a rarity where there is no card. */
export const Stud = ({ rarity }: { rarity: Rarity }) => (
  <span className={`stud studs__stud rarity-frame--${rarity}`} aria-hidden="true" />
);

function Corner({ drawing }: { drawing: string }) {
  return (
    <svg className="rarity-frame__corner" viewBox="0 0 32 32">
      <path d={drawing} />
    </svg>
  );
}
