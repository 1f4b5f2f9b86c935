import { seededRng } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { allPlaces, isUnit, samePlace, slots, unitAt, unitRow } from "@holmgang/slots";
import type { CardId, Move, Place, Slots, State, View } from "@holmgang/slots";
import { useMemo, useState } from "react";
import { toast } from "../../look/toasts.tsx";
import { playCue } from "../../sound/play-cue.ts";
import type { Sitting } from "../../game/face.ts";
import { usePicked } from "../../pieces/use-picked.ts";
import { slotsText } from "./text.ts";

/** What the player has in hand, where it may go, and what going there would do. */
export interface Aim {
  readonly seat: Seat;
  /** What is asked; null while it is not the player's to act. */
  readonly asked: "turn" | "choice" | null;
  readonly moves: readonly Move[];
  readonly hand: readonly CardId[];
  /** The card that is picked up, by its place in the hand. */
  readonly picked: number | null;
  /** The card that is being placed: picked up, or dragged. */
  readonly held: CardId | null;
  /** Targets of an action that are already chosen. */
  readonly targets: readonly Place[];
  /** Slots that can be pressed. */
  readonly lit: readonly Place[];
  /** The slot under the pointer or the focus. */
  readonly over: Place | null;
  pick(index: number | null): void;
  look(place: Place | null): void;
  press(place: Place): void;
  /** Plays a card of the hand onto a slot, picked up or not. */
  dropOn(index: number, place: Place): void;
  send(move: Move): void;
  /** The move that pressing this slot makes, if it makes one at once. */
  moveAt(place: Place): Move | null;
  /** Whether a card of the hand can be played at all. */
  isPlayable(card: CardId): boolean;
}

interface Aimed {
  readonly question: number | null;
  readonly targets: readonly Place[];
  readonly sent: boolean;
}

/** Where a move starts: the card's place in the hand, and the targets it has already. */
interface From {
  readonly index: number | null;
  readonly targets: readonly Place[];
}

/** `dragged` is the card under the pointer, by its place in the hand: while there is one, it is what is aimed. */
export function useAim(
  view: View,
  { scene, mine, answer }: Sitting<Slots>,
  dragged: number | null,
): Aim {
  const seat: Seat = view.viewer === 1 ? 1 : 0;
  const question = mine ? (scene.questions[0]?.id ?? null) : null;
  const [state, setState] = useState<Aimed>(() => fresh(question));
  const [over, look] = useState<Place | null>(null);
  const aimed = state.question === question ? state : fresh(question);
  // Everything that decides a legal move is in the view: the rest of the state may be any that fits it.
  const table = useMemo(
    () => (question === null ? null : slots.determinize(view, seat, seededRng("table"))),
    [view, seat, question],
  );
  const moves = useMemo(() => (table ? slots.legalMoves(table, seat) : []), [table, seat]);
  const open = question !== null && !aimed.sent;
  const hand = view.seats[seat].own?.hand ?? [];
  const { picked, pick, hold } = usePicked(question, open);
  const targets = dragged === null || dragged === picked ? aimed.targets : NO_TARGETS;
  const card = hand[dragged ?? picked ?? -1] ?? null;
  const able = open ? moves.filter((move) => isFor(move, card)) : [];

  function send(move: Move): void {
    if (!open) return;
    hold(null);
    setState({ ...aimed, targets: [], sent: true });
    look(null);
    void answer(move).then((refusal) => {
      if (refusal) setState(fresh(question));
    });
  }

  const press = (place: Place): void => goTo(card, able, { index: picked, targets }, place);

  /** Sends the move this slot completes, takes it as the first of two targets, or says why neither. */
  function goTo(held: CardId | null, ways: readonly Move[], from: From, place: Place): void {
    const move = moveTo(ways, seat, from.targets, place);
    if (move) return send(move);
    if (isNext(ways, seat, from.targets, place)) {
      playCue("tap");
      hold(from.index);
      return setState({ ...aimed, targets: [...from.targets, place] });
    }
    const tried = table && attempt(table, seat, { held, targets: from.targets, place });
    if (table && tried) refuse(table, seat, tried, place);
  }

  function dropOn(index: number, place: Place): void {
    const held = hand[index] ?? null;
    if (!open || !held) return;
    const ways = moves.filter((move) => isFor(move, held));
    goTo(held, ways, { index, targets: [] }, place);
  }

  return {
    seat,
    asked: open ? (view.pending ? "choice" : "turn") : null,
    moves,
    hand,
    picked,
    held: open ? card : null,
    targets: open ? targets : [],
    lit: open ? allPlaces(seat).filter((place) => isNext(able, seat, targets, place)) : [],
    over,
    look,
    press,
    dropOn,
    send,
    pick(index) {
      if (!open || view.pending) return;
      pick(index);
      setState({ ...aimed, targets: [] });
    },
    moveAt: (place) => moveTo(able, seat, targets, place),
    isPlayable: (id) => open && moves.some((move) => isPlayOf(move, id)),
  };
}

const fresh = (question: number | null): Aimed => ({
  question,
  targets: [],
  sent: false,
});

const NO_TARGETS: readonly Place[] = [];

const isPlayOf = (move: Move, card: CardId): boolean =>
  (move.kind === "deploy" || move.kind === "cast") && move.card === card;

/** With a card in hand only its plays count, without one only abilities and choices. */
const isFor = (move: Move, card: CardId | null): boolean =>
  card ? isPlayOf(move, card) : move.kind === "activate" || move.kind === "choose";

/** The slots a move goes through, in order. */
function pathOf(move: Move, seat: Seat): readonly Place[] {
  switch (move.kind) {
    case "deploy":
    case "activate":
      return [{ seat, lane: move.lane }];
    case "cast":
      return move.targets;
    case "choose":
      return move.option && !("card" in move.option) ? [move.option] : [];
    case "done":
    case "pass":
      return [];
  }
}

const begins = (path: readonly Place[], start: readonly Place[]): boolean =>
  start.every((place, index) => path[index] !== undefined && samePlace(path[index], place));

const isNext = (
  moves: readonly Move[],
  seat: Seat,
  chosen: readonly Place[],
  place: Place,
): boolean => moves.some((move) => begins(pathOf(move, seat), [...chosen, place]));

const moveTo = (
  moves: readonly Move[],
  seat: Seat,
  chosen: readonly Place[],
  place: Place,
): Move | null =>
  moves.find((move) => {
    const path = pathOf(move, seat);
    return path.length === chosen.length + 1 && begins(path, [...chosen, place]);
  }) ?? null;

interface Attempt {
  readonly held: CardId | null;
  readonly targets: readonly Place[];
  readonly place: Place;
}

/** What the player tried, so that the rules can say why not; null for a press that means nothing. */
function attempt(state: State, seat: Seat, { held, targets, place }: Attempt): Move | null {
  if (held)
    return isUnit(held)
      ? { kind: "deploy", card: held, lane: place.lane }
      : { kind: "cast", card: held, targets: [...targets, place] };
  if (state.pending) return { kind: "choose", option: place };
  const unit = place.seat === seat ? unitAt(state, place) : null;
  return unit && unitRow(unit.card).ready !== null ? { kind: "activate", lane: place.lane } : null;
}

function refuse(state: State, seat: Seat, move: Move, place: Place): void {
  const isAway = move.kind === "deploy" && place.seat !== seat;
  const words = isAway ? null : slots.refusal(state, seat, move)?.words;
  playCue("refuse");
  toast({ tone: "warn", words: words ?? slotsText.ownSlots });
}
