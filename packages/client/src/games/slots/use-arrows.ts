import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { LANES, place, samePlace } from "@holmgang/slots";
import type { Place } from "@holmgang/slots";
import { useEffect, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";
import type { Aim } from "./aim.ts";
import { lastByPointer } from "../../pieces/keys.ts";
import { placeOf, thingAt } from "./places.ts";

/** On the board arrows go from slot to slot; a card picked up by its key leads the focus to the first slot it may go to. */
export function useArrows(
  aim: Aim,
  near: Seat,
): {
  readonly ref: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const step = `${aim.picked} ${aim.targets.length} ${aim.asked}`;
  useEffect(() => {
    const first = aim.lit.find(({ seat }) => seat === near) ?? aim.lit[0];
    if (first && !lastByPointer() && (aim.picked !== null || aim.asked === "choice"))
      focusSlot(ref.current, first);
    // Only when something new is picked up or asked.
  }, [step]);
  return {
    ref,
    onKeyDown(event) {
      const { target } = event;
      const from = target instanceof HTMLElement ? placeOf(target.dataset["drop"]) : null;
      const to = from && neighbour(from, event.key, near, aim.lit);
      if (!to) return;
      event.preventDefault();
      focusSlot(ref.current, to);
    },
  };
}

function focusSlot(board: HTMLElement | null, at: Place): void {
  board?.querySelector<HTMLElement>(`[data-drop="${thingAt(at)}"]`)?.focus();
}

/** Left and right pass over slots that cannot be pressed, as long as there is one that can. */
function neighbour(from: Place, key: string, near: Seat, lit: readonly Place[]): Place | null {
  const by = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  if (by !== 0) {
    const ahead = by < 0 ? LANES.slice(0, from.lane).toReversed() : LANES.slice(from.lane + 1);
    for (const lane of ahead) {
      const to = place(from.seat, lane);
      if (lit.length === 0 || lit.some((other) => samePlace(other, to))) return to;
    }
    return null;
  }
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const isAcross = (key === "ArrowUp") === (from.seat === near);
  return isAcross ? place(rival(from.seat), from.lane) : null;
}
