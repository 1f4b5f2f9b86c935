import { BUFFS, buffText, nameAt, seatOf, unitOf } from "@holmgang/tactics";
import type { UnitId } from "@holmgang/tactics";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { Figure } from "./token.tsx";
import { UnitNumbers } from "./unit-numbers.tsx";
import "./unit-panel.css";

/** Between the plates: whoever acts, with its numbers and what lies on it. */
export function UnitPanel({ shown, id }: { readonly shown: Shown; readonly id: UnitId }) {
  const { unit } = tacticsText;
  const { kind, buffs, shield } = unitOf(shown, id);
  const lines = {
    hero: unit.hero,
    tank: unit.guards,
    archer: unit.shoots,
    assassin: unit.fleet,
    clone: unit.fades,
  };
  return (
    <section className="unit-panel panel" data-seat={seatOf(id)}>
      <p className="label">{id === shown.active ? unit.acting : unit.looked}</p>
      <div className="unit-panel__who">
        <Figure shown={shown} id={id} />
        <p>
          <b>{nameAt(shown, id)}</b>
          <span>{lines[kind]}</span>
        </p>
      </div>
      <UnitNumbers shown={shown} id={id} />
      {shield > 0 && <p className="unit-panel__buff">{unit.shield(shield)}</p>}
      {buffs.map((buff) => (
        <p key={buff.id} className="unit-panel__buff">
          <b>{unit.buff(BUFFS[buff.id].name, buff.rounds)}.</b> {buffText(buff.id)}
        </p>
      ))}
    </section>
  );
}
