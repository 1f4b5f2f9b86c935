import { SEATS } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import { shown } from "../grass.ts";
import { withoutCards } from "../hand.ts";
import { inSuddenDeath } from "../moment.ts";
import type { PlayedLayout, SeatState, State } from "../shape.ts";
import { healthAfter } from "../step.ts";

/** What is wrong with a state that no match of Orcain could reach; null if nothing. */
export function sound(state: State): string | null {
  return pastIsWrong(state) ?? seatIsWrong(state, 0) ?? seatIsWrong(state, 1) ?? endIsWrong(state);
}

/** Every round played leads from the health before it to the health after it, and the last to the present. */
function pastIsWrong({ settings, history, seats }: State): string | null {
  let hp: Readonly<BySeat<number>> = [settings.startHp, settings.startHp];
  for (const [index, round] of history.entries()) {
    hp = after(hp, round.layouts, settings);
    if (hp[0] !== round.hp[0] || hp[1] !== round.hp[1]) return `round ${index + 1} leads elsewhere`;
    for (const seat of SEATS)
      if (!withoutCards(seats[seat].hand, round.layouts[seat].map(shown)))
        return `seat ${seat} laid in round ${index + 1} what it does not hold`;
  }
  return SEATS.every((seat) => seats[seat].hp === hp[seat]) ? null : "health is not what was left";
}

function after(
  [first, second]: Readonly<BySeat<number>>,
  layouts: Readonly<BySeat<PlayedLayout>>,
  settings: State["settings"],
): BySeat<number> {
  let hp: BySeat<number> = [first, second];
  for (const [step, own] of layouts[0].entries()) {
    const other = layouts[1][step]!;
    hp = [healthAfter(hp[0], own, other, settings), healthAfter(hp[1], other, own, settings)];
  }
  return hp;
}

function seatIsWrong(state: State, seat: Seat): string | null {
  const { hand, layout, status, active, afkStreak } = state.seats[seat];
  if (!withoutCards(hand, layout)) return `seat ${seat} lays what it does not hold`;
  if (status === "confirmed" && layout.includes(null)) return `seat ${seat} confirmed a gap`;
  if (status === "confirmed" && !active) return `seat ${seat} confirmed and did nothing`;
  if (!active && layout.some((card) => card !== null)) return `cards came to seat ${seat} alone`;
  return afkStreak > silence(state, seat)
    ? `seat ${seat} was away for longer than it was silent`
    : null;
}

/** Rounds in a row, up to now, in which a seat may have been away. */
function silence({ history, outcome }: State, seat: Seat): number {
  const lastSeen = history.findLastIndex(({ layouts }) =>
    layouts[seat].some((card) => shown(card) !== null),
  );
  return history.length - 1 - lastSeen + Number(outcome?.reason === "timeout");
}

const isOpen = ({ status }: SeatState): boolean => status === "open";

function endIsWrong({ settings, seats, history, roundIndex, outcome }: State): string | null {
  const played = outcome && outcome.reason !== "timeout" ? roundIndex : roundIndex - 1;
  if (history.length !== played) return `round ${roundIndex} after ${history.length} rounds`;
  if (!outcome && !seats.some(isOpen)) return "nobody is asked";
  if (!outcome && seats.some(({ hp }) => hp === 0)) return "the match goes on without health";
  if (!outcome && seats.some(({ afkStreak }) => afkStreak >= settings.afkLimit))
    return "the match goes on without a player";
  return inSuddenDeath({ settings, roundIndex: roundIndex - 1 }) &&
    !outcome &&
    !isLevel(history.at(-1)?.hp)
    ? "sudden death went on after it was decided"
    : null;
}

const isLevel = (hp: Readonly<BySeat<number>> | undefined): boolean => hp?.[0] === hp?.[1];
