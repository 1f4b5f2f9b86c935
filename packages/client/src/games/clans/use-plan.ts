import type { Refusal, Seat } from "@holmgang/kernel";
import { PLACES, rowOf } from "@holmgang/clans";
import type { Clans, Move, Placement, Spot, View } from "@holmgang/clans";
import { useMemo, useRef, useState } from "react";
import type { Sitting } from "../../game/face.ts";
import { shownOf } from "./shown.ts";
import { stackOf } from "./standing.ts";

/** A plan as it will be once all that was sent is answered: a card lies where it was put at once. */
interface Guess {
  readonly question: number | null;
  readonly staged: readonly Placement[];
  /** Sent and not yet answered. */
  readonly pending: number;
  /** The view there was when the last answer came: the next one knows better. */
  readonly settled: View | null;
}

interface Plan {
  /** The view with the plan as it will be. */
  readonly view: View;
  readonly staged: readonly Placement[];
  /** Cards are staged and taken back without waiting; everything else waits for its answer. */
  answer(move: Move): Promise<Refusal | null>;
}

export function usePlan({ scene, answer }: Sitting<Clans>, seat: Seat): Plan {
  const { view } = scene;
  const question = scene.questions[0]?.id ?? null;
  const [guess, setGuess] = useState<Guess | null>(null);
  const latest = useRef(view);
  latest.current = view;
  const told = view.seats[seat].own?.staged ?? NOTHING;
  const isOurs = guess?.question === question && (guess.pending > 0 || guess.settled === view);
  const staged = isOurs ? guess.staged : told;
  const guessed = useMemo(
    () => (staged === told ? view : withStaged(view, seat, staged)),
    [view, seat, staged, told],
  );

  async function send(move: Move): Promise<void> {
    setGuess((now) => {
      const going = now?.question === question && now.pending > 0 ? now : { staged, pending: 0 };
      const next = stagedBy(view, seat, going.staged, move);
      return { question, staged: next, pending: going.pending + 1, settled: null };
    });
    const refusal = await answer(move);
    setGuess((now) =>
      now && !refusal ? { ...now, pending: now.pending - 1, settled: latest.current } : null,
    );
  }

  return {
    view: guessed,
    staged,
    answer(move) {
      if (move.kind !== "stage" && move.kind !== "unstage") return answer(move);
      void send(move);
      return Promise.resolve(null);
    },
  };
}

const NOTHING: readonly Placement[] = [];

/** A view as it would be with another plan. */
export function withStaged(view: View, seat: Seat, staged: readonly Placement[]): View {
  const { seats } = view;
  const { own } = seats[seat];
  if (!own) return view;
  const mine = { ...seats[seat], own: { ...own, staged } };
  return { ...view, seats: seat === 0 ? [mine, seats[1]] : [seats[0], mine] };
}

/** Where a staged card stands now: others may have come before it. */
export function spotOf(
  view: View,
  seat: Seat,
  staged: readonly Placement[],
  index: number,
): Spot | null {
  const placement = staged[index];
  if (!placement) return null;
  const { lane, at } = placement;
  const place = PLACES[numbersAt(view, seat, staged, placement).indexOf(index)];
  return place ? { lane, at, place } : null;
}

function stagedBy(
  view: View,
  seat: Seat,
  staged: readonly Placement[],
  move: Move,
): readonly Placement[] {
  if (move.kind === "stage") {
    const { card, lane, at, place } = move;
    return [...staged, { card, lane, at, place }];
  }
  if (move.kind !== "unstage") return staged;
  const at = numbersAt(view, seat, staged, move)[PLACES.indexOf(move.place)] ?? null;
  return at === null ? staged : staged.toSpliced(at, 1);
}

/** A stack by the places of its cards in what is staged; null for whoever is there already. */
const numbersAt = (
  view: View,
  seat: Seat,
  staged: readonly Placement[],
  { lane, at }: Pick<Spot, "lane" | "at">,
): readonly (number | null)[] =>
  stackOf({ ...shownOf(view), staged }, lane, rowOf(seat, at), seat).map((each) => each.staged);
