import { rival } from "@holmgang/kernel";
import type { ClockKind, Seat, Table } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";
import { settle } from "./board/auras.ts";
import { keepFleeting, lookAround } from "./board/sight.ts";
import { unitById } from "./board/units.ts";
import { finish } from "./ending.ts";
import type { Event } from "./events.ts";
import { raidTile } from "./fight/targets.ts";
import { attack } from "./moves/attack.ts";
import { convert, ignite, swap } from "./moves/craft.ts";
import { help } from "./moves/help.ts";
import { callHero } from "./moves/hero.ts";
import { place } from "./moves/place.ts";
import { raid } from "./moves/raid.ts";
import { walk } from "./moves/walk.ts";
import { choose } from "./mulligan.ts";
import { heldCopy } from "./refusals/place.ts";
import type { Move, State } from "./shape.ts";
import { endTurn } from "./turn.ts";
import { rivalUnit } from "./who.ts";

/** Makes a move that was not refused. */
export function apply(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  const run: Run = { state, table };
  if (move.kind === "mulligan") return choose(run, seat, move.copies);
  if (move.kind === "end") return endTurn(run);
  state.actions++;
  act(run, seat, move);
  if (state.outcome) return;
  settle(run);
  lookAround(run);
  keepFleeting(state);
}

function act(
  run: Run,
  seat: Seat,
  move: Exclude<Move, { readonly kind: "mulligan" | "end" }>,
): void {
  const { state } = run;
  if (move.kind === "hero") return callHero(run, seat);
  if (move.kind === "place")
    return place(run, seat, heldCopy(state, seat, move.card, move.copy)!, move.tile); // or it was refused
  const unit = unitById(state, move.unit);
  switch (move.kind) {
    case "walk":
      return walk(run, unit, move.tile);
    case "attack":
      return attack(run, unit, rivalUnit(state, seat, move.target)!); // or it was refused
    case "raid":
      return raid(run, unit, raidTile(state, unit)!); // likewise
    case "ignite":
      return ignite(run, unit, move.tile);
    case "convert":
      return convert(run, unit, move.tile, move.terrain);
    case "switch":
      return swap(run, unit, [unitById(state, move.targets[0]), unitById(state, move.targets[1])]);
    case "heal":
    case "enhance":
    case "reset":
    case "boost":
      return help(run, move.kind, unit, unitById(state, move.target));
  }
}

/** The bell: the hand is kept, or the turn is over; whoever has no time left at all has lost. */
export function expire(state: State, seat: Seat, clock: ClockKind, table: Table<Event>): void {
  const run: Run = { state, table };
  if (state.halfTurn === 0) return choose(run, seat, []);
  announce(table, "bell", () => ({ seat }));
  if (clock === "limit") endTurn(run);
  else finish(run, { result: "win", seat: rival(seat), reason: "time" });
}
