import type { CardId, Hand, Layout, Orcain, View } from "@holmgang/orcain";
import { useEffect, useState } from "react";
import { playCue } from "../../sound/play-cue.ts";
import type { Sitting } from "../../game/face.ts";
import { usePicked } from "../../pieces/use-picked.ts";
import * as plans from "./plan.ts";
import type { Plan, Slot } from "./plan.ts";

/** What the player is about to lay, and all they can do with it. Only what they do is ever sent. */
export interface Staging {
  readonly layout: Layout;
  readonly hand: Hand;
  /** Whether the player may lay cards now. */
  readonly open: boolean;
  /** The card of the hand that is picked up, by its place there. */
  readonly picked: number | null;
  /** The step the forecast is about. */
  readonly selected: Slot | null;
  readonly canUndo: boolean;
  pick(index: number | null): void;
  select(slot: Slot): void;
  lay(index: number, slot: Slot): void;
  move(from: Slot, to: Slot): void;
  takeBack(slot: Slot): void;
  clear(): void;
  undo(): void;
  confirm(): void;
}

/** The plan of one question; a new question starts with an empty one. */
interface Staged {
  readonly question: number | null;
  readonly plan: Plan;
  readonly selected: Slot | null;
  /** Sent and not yet answered. */
  readonly pending: number;
  /** Confirmed as far as the player is concerned: nothing is laid any more while the answer is on its way. */
  readonly sealed: boolean;
}

export function useStaging(view: View, { scene, mine, answer }: Sitting<Orcain>): Staging {
  const question = scene.questions[0]?.id ?? null;
  const own = view.own?.layout ?? plans.EMPTY;
  const [state, setState] = useState<Staged>(() => fresh(question, own));
  const staged = question === null || state.question === question ? state : fresh(question, own);
  useEffect(() => {
    // Another page of this account may have laid cards too: what the rules have counts, once all of ours has arrived.
    setState((now) =>
      question === null ||
      (now.question === question && (now.pending > 0 || same(now.plan.layout, own)))
        ? now
        : fresh(question, own),
    );
  }, [question, own, state.pending]);

  const open = mine && question !== null && !staged.sealed;
  const { plan, selected } = staged;
  const { picked, pick, hold } = usePicked(question, open);
  const hand = view.hands[view.viewer === 1 ? 1 : 0];

  async function send(kind: "layout_draft" | "layout_confirm", layout: Layout): Promise<void> {
    const settle = (by: number) =>
      setState((now) => ({ ...now, pending: Math.max(0, now.pending + by) }));
    settle(1);
    const refusal = await answer({ kind, layout, roundIndex: view.roundIndex });
    settle(-1);
    if (refusal && kind === "layout_confirm") setState((now) => ({ ...now, sealed: false }));
  }

  function stage(next: Plan, slot: Slot | null): void {
    hold(null);
    if (!open || next === plan) return;
    setState({ ...staged, plan: next, selected: slot ?? selected });
    playCue(plans.missing(next.layout) < plans.missing(plan.layout) ? "lay" : "back");
    void send("layout_draft", next.layout);
  }

  return {
    layout: plan.layout,
    hand,
    open,
    picked,
    selected,
    canUndo: open && plan.past.length > 0,
    pick: (index) => (index === null ? hold(null) : pick(index)),
    select: (slot) => setState({ ...staged, selected: slot }),
    lay: (index, slot) => stage(plans.lay(plan, hand, index, slot), slot),
    move: (from, to) => stage(plans.swap(plan, from, to), to),
    takeBack: (slot) => stage(plans.takeBack(plan, slot), null),
    clear: () => stage(plans.clearAll(plan), null),
    undo: () => stage(plans.undo(plan), null),
    confirm() {
      if (!open || plans.missing(plan.layout) > 0) return;
      playCue("seal");
      setState({ ...staged, sealed: true });
      void send("layout_confirm", plan.layout);
    },
  };
}

const fresh = (question: number | null, layout: Layout): Staged => ({
  question,
  plan: { layout, past: [] },
  selected: null,
  pending: 0,
  sealed: false,
});

const same = (a: readonly (CardId | null)[], b: readonly (CardId | null)[]): boolean =>
  a.every((card, index) => card === b[index]);
