import { BUFFS, buffText, has, heroOf, seatOf, SKILLS, unitOf, unitRow } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import type { GlyphName } from "../../look/glyph-names.ts";
import { usePhone } from "../../web/use-media.ts";
import type { Aim } from "./aim.ts";
import { BUFF_LOOKS, DEEDS, SKILL_GLYPHS } from "./looks.ts";
import type { Deed } from "./looks.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { debuffsIn, debuffStep } from "./ways.ts";
import "./deeds.css";

/** What the unit that acts can do, each with its key; those that it cannot now are dashed, and say why when pressed. */
export function Deeds({ shown, aim }: { readonly shown: Shown; readonly aim: Aim }) {
  const phone = usePhone();
  const debuffs = debuffsIn(aim.steps);
  if (debuffs.length > 0) return <DebuffChoice aim={aim} debuffs={debuffs} />;
  return (
    <div className="deeds" role="group" aria-label={tacticsText.deeds.label}>
      {deedsOf(shown).map((deed) => (
        <DeedButton
          key={deed}
          id={deed}
          {...lookOf(deed, shown, phone)}
          isOn={aim.chosen[0] === deed}
          isAble={aim.moves.some(({ kind }) => kind === deed) && aim.open}
          press={() => aim.turn(deed)}
        />
      ))}
    </div>
  );
}

/** Only heroes have a skill, and only Power breaks obstacles. */
function deedsOf(shown: Shown): readonly Deed[] {
  const unit = shown.active === null ? null : unitOf(shown, shown.active);
  return [
    "move",
    "attack",
    "both",
    ...(unit?.kind === "hero" || !unit ? (["skill"] as const) : []),
    ...(unit && has(unit, "power") ? (["destroy"] as const) : []),
    "end",
  ];
}

interface DeedLook {
  readonly glyph: GlyphName;
  readonly words: string;
  readonly note: string | null;
}

function lookOf(deed: Deed, shown: Shown, phone: boolean): DeedLook {
  const { deeds } = tacticsText;
  const words = phone && (deed === "both" || deed === "end") ? deeds.short[deed] : deeds[deed];
  const plain = { glyph: DEEDS[deed].glyph, words, note: null };
  const unit = shown.active === null ? null : unitOf(shown, shown.active);
  if (!unit || shown.active === null) return plain;
  if (deed === "attack" && unitRow(unit.kind).range > 1) return { ...plain, glyph: "high-shot" };
  if (deed !== "skill" || !shown.heroes) return plain;
  const { skill, cooldown } = heroOf(shown, seatOf(shown.active));
  return {
    glyph: SKILL_GLYPHS[skill],
    words: phone ? words : SKILLS[skill].name,
    note: cooldown > 0 ? deeds.rests(cooldown) : null,
  };
}

const DeedButton = ({
  id,
  glyph,
  words,
  note,
  isOn,
  isAble,
  press,
}: DeedLook & {
  readonly id: Deed;
  readonly isOn: boolean;
  readonly isAble: boolean;
  readonly press: () => void;
}) => (
  <button
    type="button"
    className="deed"
    data-testid={`deed-${id}`}
    aria-pressed={isOn}
    aria-disabled={!isAble || undefined}
    aria-keyshortcuts={DEEDS[id].key}
    onClick={press}
  >
    <Glyph name={glyph} size={26} />
    <span>{words}</span>
    {note && <small>{note}</small>}
    <kbd aria-hidden="true">{DEEDS[id].key}</kbd>
  </button>
);

/** Elemental Strike: what it leaves on whoever took it. */
const DebuffChoice = ({
  aim,
  debuffs,
}: {
  readonly aim: Aim;
  readonly debuffs: ReturnType<typeof debuffsIn>;
}) => (
  <div className="deeds" role="group" aria-label={tacticsText.prompt.debuff}>
    {debuffs.map((debuff, index) => (
      <button
        key={debuff}
        type="button"
        className="deed deed--debuff"
        data-testid={`debuff-${debuff}`}
        aria-pressed={aim.chosen.includes(debuffStep(debuff))}
        aria-label={`${BUFFS[debuff].name}. ${buffText(debuff)}`}
        onPointerEnter={() => aim.look(debuffStep(debuff))}
        onPointerLeave={() => aim.look(null)}
        onClick={() => aim.turn(debuffStep(debuff))}
      >
        <Glyph name={BUFF_LOOKS[debuff].glyph} size={26} />
        <span>{BUFFS[debuff].name}</span>
        <kbd aria-hidden="true">{index + 1}</kbd>
      </button>
    ))}
  </div>
);
