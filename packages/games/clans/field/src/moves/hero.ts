import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { heroRow } from "../../../src/heroes.ts";
import { announce } from "../announce.ts";
import type { Run } from "../announce.ts";
import { byEntering, unitsOf } from "../board/units.ts";
import { drawCards } from "../draw.ts";
import { hitBase } from "../hit-base.ts";
import { heal } from "./help.ts";

/** What a hero does, once a match. */
export function callHero(run: Run, seat: Seat): void {
  const { state, table } = run;
  const own = state.seats[seat];
  const { id, bonus } = own.hero;
  const { power, amount } = heroRow(id);
  own.hero.usedIn = state.halfTurn;
  own.roused += bonus + (power === "rouse" ? amount : 0);
  const { roused } = own;
  announce(table, "hero_acts", () => ({ seat, hero: id, roused }));
  if (power === "draw") drawCards(run, seat, amount);
  if (power === "heal")
    for (const unit of byEntering(unitsOf(state, seat))) heal(run, unit, amount, "hero");
  if (power === "bombard") hitBase(run, rival(seat), amount, "hero");
}
