import { rival, SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { PROFILES } from "../cards/profile.ts";
import { byNumber } from "../decks/starters.ts";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";
import { eachStack, hasPlace, isHeld, present, stackAt } from "./board.ts";
import { drawCards } from "./draw.ts";
import { ending } from "./ending.ts";
import { contestedRows, farShots } from "./far-shots.ts";
import { fight } from "./fight/fight.ts";
import { heal } from "./heal.ts";
import { laneOver, stealthAt } from "./lane-over.ts";
import { lookAround } from "./look.ts";
import { baseOf, LANES } from "./places.ts";
import type { Lane } from "./places.ts";
import { reveal } from "./reveal.ts";
import type { State } from "./shape.ts";
import { walk } from "./walk.ts";

/** Plays on as long as nobody is asked: rounds in which neither seat can plan anything pass at once. */
export function proceed(run: Run): void {
  const { state } = run;
  while (!state.outcome && SEATS.every((seat) => state.seats[seat].done)) {
    playRound(run);
    if (!state.outcome) nextRound(run);
  }
}

/** From the reveal to the end of a round. */
export function playRound(run: Run): void {
  const { state, table } = run;
  reveal(run);
  walk(run);
  lookAround(run);
  for (const lane of LANES) playLane(run, lane);
  eachStack(state, (stack, seat) => {
    for (const unit of stack) {
      const { mends } = PROFILES[unit.card];
      if (mends > 0) heal(run, unit, seat, { amount: mends, why: "round" });
    }
  });
  announce(table, "round_end", () => ({ round: state.round }));
  const outcome = ending(state);
  state.outcome = outcome;
  if (outcome) announce(table, "match_end", () => ({ outcome }));
}

/** A lane: the fight for its zone, those that the stealthy pick, far shots, and what comes of it. */
function playLane(run: Run, lane: Lane): void {
  const here = run.state.lanes[lane];
  const { zone } = here;
  const contested = contestedRows(here);
  const fought = SEATS.every((seat) => isHeld(here, zone, seat));
  if (fought) fight(run, [lane, zone], [present(here, zone, 0), present(here, zone, 1)]);
  for (const seat of SEATS) stealthFight(run, lane, seat);
  farShots(run, lane, contested);
  laneOver(run, lane, fought);
}

function stealthFight(run: Run, lane: Lane, seat: Seat): void {
  const here = run.state.lanes[lane];
  const row = baseOf(rival(seat));
  const own = stealthAt(here, seat);
  const enemies = stackAt(here, row, rival(seat));
  if (own.length === 0 || enemies.length === 0) return;
  fight(run, [lane, row], seat === 0 ? [own, enemies.slice()] : [enemies.slice(), own]);
}

function nextRound(run: Run): void {
  const { state } = run;
  state.round++;
  nextAge(run);
  for (const seat of SEATS) drawCards(run, seat, state.settings.roundDraw);
  startPlanning(run);
}

/** With a new Age its deck is drawn from, and the rest of the old one is out of the match. */
function nextAge({ state, table }: Run): void {
  const { ages, ageTwoRound, ageThreeRound } = state.settings;
  if (!ages || (state.round !== ageTwoRound && state.round !== ageThreeRound)) return;
  state.age++;
  for (const seat of SEATS) {
    const own = state.seats[seat];
    own.lost = byNumber([...own.lost, ...own.deck]);
    own.deck = own.later.shift() ?? [];
    own.told.deck = own.deck.length;
  }
  const [first, second] = state.seats;
  announce(table, "age_start", () => ({
    age: state.age,
    decks: [first.deck.length, second.deck.length],
  }));
}

/** Both are asked, but for those who have nothing to plan with. That hangs on what everybody can see. */
export function startPlanning({ state, table }: Run): void {
  for (const seat of SEATS) state.seats[seat].done = !canPlan(state, seat);
  const asked = [!state.seats[0].done, !state.seats[1].done] as const;
  announce(table, "round_start", () => ({ round: state.round, asked: [...asked] }));
}

const canPlan = (state: State, seat: Seat): boolean => {
  const { hand, hero } = state.seats[seat];
  return hero.usedIn === null || (hand.length > 0 && hasPlace(state, seat));
};
