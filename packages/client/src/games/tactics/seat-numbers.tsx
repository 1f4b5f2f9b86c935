import type { Seat } from "@holmgang/kernel";
import { CLASSES, fullHp, heroId, heroOf, SKILLS, skillText, unitOf } from "@holmgang/tactics";
import type { View } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import { Tooltip } from "../../look/tooltip.tsx";
import { FIGURES, SKILL_GLYPHS } from "./looks.ts";
import { isSpent } from "./order.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import "./seat-numbers.css";

/** A seat in battle: its hero's HP, its skill, and whether it has anybody left to act. */
export function SeatNumbers({ shown, seat }: { readonly shown: Shown; readonly seat: Seat }) {
  const unit = unitOf(shown, heroId(seat));
  const { class: hero, skill, cooldown } = heroOf(shown, seat);
  return (
    <div className="seat-numbers">
      <p className="seat-numbers__hero">
        <Glyph name={FIGURES[hero].glyph} size={20} />
        <span className="seat-numbers__class">{CLASSES[hero].name}</span>
        <b className="num" data-testid={`hp-${seat}`}>
          {unit.hp}
          <small>
            {" "}
            / {fullHp(shown, heroId(seat), unit)} {tacticsText.hp}
          </small>
        </b>
      </p>
      <Tooltip content={<>{skillText(skill)}</>}>
        <button
          type="button"
          className="seat-numbers__skill"
          data-ready={cooldown === 0 || undefined}
        >
          <Glyph name={SKILL_GLYPHS[skill]} size={20} />
          <span>
            <b>{SKILLS[skill].name}</b>{" "}
            {cooldown === 0
              ? tacticsText.skillReady
              : tacticsText.skillRests(shown.round + cooldown)}
          </span>
        </button>
      </Tooltip>
      {isSpent(shown, seat) && <p className="seat-numbers__spent">{tacticsText.spent}</p>}
    </div>
  );
}

/** A seat in the draft: whether it has chosen, and its class once it is shown. */
export const DraftNumbers = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
  <div className="seat-numbers">
    <p className="seat-numbers__hero">
      {view.classes && (
        <>
          <Glyph name={FIGURES[view.classes[seat]].glyph} size={20} />
          <span className="seat-numbers__class">{CLASSES[view.classes[seat]].name}</span>
        </>
      )}
      <b data-testid={`ready-${seat}`}>
        {view.ready[seat] ? tacticsText.draft.ready : tacticsText.draft.choosing}
      </b>
    </p>
  </div>
);
