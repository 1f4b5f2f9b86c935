import type { Refusal } from "@holmgang/kernel";
import { useState } from "react";
import { toast } from "../look/toasts.tsx";
import { useDrag } from "../pieces/drag.ts";
import type { Dragging } from "../pieces/drag.ts";
import { playCue } from "../sound/play-cue.ts";
import { back, footOf, moveBy, stepOn, stepsAfter, turnTo } from "./ways.ts";
import type { Path, Way } from "./ways.ts";

/** What is asked, and the ways to answer it. */
interface Asking<M> {
  /** Null while nothing is asked. */
  readonly question: number | null;
  readonly view: object;
  readonly ways: readonly Way<M>[];
  answer(move: M): Promise<Refusal | null>;
  /** Why a path leads nowhere, in words; null for a press that means nothing. */
  whyNot(path: Path): string | null;
  /** Whether a complete move waits until it is confirmed; without this, every move is made at once. */
  waits?(move: M): boolean;
}

/** What the player has chosen so far, by whatever means, and all that can be done with it. */
export interface Aiming<M> extends Dragging {
  readonly question: number | null;
  /** False while nothing is asked, or the answer is on its way. */
  readonly open: boolean;
  readonly chosen: Path;
  /** What is aimed: what has been chosen, or while something is dragged, that alone. */
  readonly held: Path;
  /** What can be pressed now, each with the move it completes; null for what only leads on. */
  readonly steps: ReadonlyMap<string, M | null>;
  /** The move that waits to be confirmed. */
  readonly ready: M | null;
  /** What is under the pointer, the focus or the thing that is dragged. */
  readonly over: string | null;
  /** The move that is looked at: what pressing there would make, or else what waits. */
  readonly looked: M | null;
  look(step: string | null): void;
  /** Takes a step that is open, confirms what waits by being pressed again, or says why neither. */
  press(step: string): void;
  /** The same, and gives up for it what was chosen before, as far as it must. */
  turn(step: string): void;
  /** Chooses a path outright, also one that leads nowhere yet: what cannot be played can still be read. */
  take(path: Path): void;
  back(): void;
  cancel(): void;
  confirm(): void;
  send(move: M): void;
  /** Whether something can be picked up and dragged: it begins a way, and leads on. */
  canLift(thing: string): boolean;
}

interface Aimed {
  readonly question: number | null;
  readonly chosen: Path;
  /** The answer that is on its way, or that was taken and has not been told yet. */
  readonly sent: { readonly view: object; readonly taken: boolean } | null;
}

/** Clicks, taps, keys and drags all come down to steps on one path. A new question finds nothing chosen. */
export function useAiming<M>(asking: Asking<M>): Aiming<M> {
  const { question, view, ways, whyNot } = asking;
  const [state, setState] = useState<Aimed>(() => fresh(question));
  const [pointed, look] = useState<string | null>(null);
  const { drag, handle } = useDrag(drop);
  const { chosen, sent } = state.question === question ? state : fresh(question);
  const open = question !== null && !(sent && (!sent.taken || sent.view === view));
  const held = open ? (drag ? [drag.thing] : chosen) : NOTHING;
  const foot = footOf(ways, held);
  const steps = open ? stepsAfter(ways, foot) : new Map<string, M | null>();
  const ready = open ? moveBy(ways, chosen) : null;
  const over = drag ? drag.over : pointed;

  function take(path: Path): void {
    if (!open) return;
    const move = moveBy(ways, path);
    if (move !== null && !asking.waits?.(move)) return send(move);
    if (path.length > 0 || chosen.length > 0)
      playCue(path.length < chosen.length ? "back" : path.length === 1 ? "lift" : "tap");
    setState({ question, chosen: path, sent: null });
  }

  function send(move: M): void {
    if (!open) return;
    const going = { view, taken: false };
    setState({ question, chosen: NOTHING, sent: going });
    look(null);
    void asking
      .answer(move)
      .then((refusal) =>
        setState((now) =>
          now.sent === going ? { ...now, sent: refusal ? null : { view, taken: true } } : now,
        ),
      );
  }

  /** Takes a path if there is one; false if there is neither a path nor a reason. */
  function takeOrSay(path: Path | null, tried: Path): boolean {
    if (path) return (take(path), true);
    const words = open ? whyNot(tried) : null;
    if (words === null) return false;
    playCue("refuse");
    toast({ tone: "warn", words });
    return true;
  }

  function drop(thing: string, place: string | null): void {
    const tried = place === null ? [thing] : [thing, place];
    const path = place === null ? null : stepOn(ways, [thing], place);
    if (place === null || !takeOrSay(path, tried)) take(NOTHING);
  }

  const confirm = (): void => (ready === null ? undefined : send(ready));
  const isAgain = (step: string): boolean => ready !== null && step === chosen.at(-1);

  return {
    question,
    open,
    chosen: open ? chosen : NOTHING,
    held,
    steps,
    ready,
    over,
    looked: (over === null ? null : steps.get(over)) ?? ready,
    look,
    press: (step) =>
      isAgain(step) ? confirm() : void takeOrSay(stepOn(ways, foot, step), [...foot, step]),
    turn: (step) =>
      isAgain(step) ? confirm() : void takeOrSay(turnTo(ways, chosen, step), [...foot, step]),
    take,
    back: () => take(back(chosen)),
    cancel: () => take(NOTHING),
    confirm,
    send,
    canLift: (thing) => open && stepsAfter(ways, [thing]).size > 0,
    drag,
    handle,
  };
}

const NOTHING: Path = [];

const fresh = (question: number | null): Aimed => ({ question, chosen: NOTHING, sent: null });
