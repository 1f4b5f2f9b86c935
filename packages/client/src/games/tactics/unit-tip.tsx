import { BUFFS, buffText, nameAt, thingAt, unitAt, unitOf } from "@holmgang/tactics";
import type { Tile } from "@holmgang/tactics";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { UnitNumbers } from "./unit-numbers.tsx";

/** What stands or lies on a tile, explained. */
export function TileTip({ shown, tile }: { readonly shown: Shown; readonly tile: Tile }) {
  const id = unitAt(shown, tile);
  const thing = thingAt(shown, tile);
  const words = tacticsText.tile;
  return (
    <>
      {id !== null && (
        <>
          <b>{nameAt(shown, id)}</b>
          <UnitNumbers shown={shown} id={id} />
          {unitOf(shown, id).buffs.map((buff) => (
            <span key={buff.id} className="tooltip__note">
              <b>{tacticsText.unit.buff(BUFFS[buff.id].name, buff.rounds)}.</b> {buffText(buff.id)}
            </span>
          ))}
        </>
      )}
      {thing && (
        <span className="tooltip__note">
          {thing.kind === "obstacle" ? (
            <>
              <b>{words.obstacle(thing.hp)}.</b> {words.obstacleTip}
            </>
          ) : (
            <>
              <b>{words.buff(BUFFS[thing.buff].name, thing.rounds)}.</b> {words.buffTip}{" "}
              {buffText(thing.buff)}
            </>
          )}
        </span>
      )}
    </>
  );
}
