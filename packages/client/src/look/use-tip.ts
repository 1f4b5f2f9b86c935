import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { placeTip } from "./tip-place.ts";

const HOVER_MS = 250;
/** Whoever walks over a board by keys is not stopped at every place. */
const REST_MS = 800;
const LONG_PRESS_MS = 450;
/** A finger never rests quite still. */
const SLACK = 7;
/** Long enough for the pointer to cross the gap onto the paper. */
const LEAVE_MS = 140;

/** When a tip opens and closes. The anchor takes no room itself; the tip stands beside its first child. */
export function useTip(hoverMs: number = HOVER_MS, quiet = false, light = false) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressedAt = useRef({ x: 0, y: 0 });

  const silent = useRef(quiet);
  silent.current = quiet;

  const hide = useCallback((): void => {
    clearTimeout(timer.current);
    if (tip.current?.matches(":popover-open") === true) tip.current.hidePopover();
  }, []);

  const show = useCallback((): void => {
    clearTimeout(timer.current);
    const target = anchor.current?.firstElementChild;
    if (silent.current || tip.current === null || target === null || target === undefined) return;
    tip.current.showPopover();
    placeTip(tip.current, target);
  }, []);

  useEffect(() => {
    if (quiet) hide();
  }, [quiet, hide]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") hide();
    };
    const onPress = (event: Event): void => {
      const inside =
        event.target instanceof Node && anchor.current?.contains(event.target) === true;
      if (!inside) hide();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("scroll", hide, { capture: true, passive: true });
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("scroll", hide, { capture: true });
    };
  }, [hide]);

  return useMemo(() => {
    const after = (delayMs: number, act: () => void): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, delayMs);
    };
    return {
      anchor,
      tip,
      anchorEvents: {
        onPointerEnter: (event: PointerEvent) => {
          if (event.pointerType === "mouse") after(hoverMs, show);
        },
        onPointerLeave: (event: PointerEvent) => {
          if (event.pointerType === "mouse") after(LEAVE_MS, hide);
        },
        onPointerDown: (event: PointerEvent) => {
          if (event.pointerType === "mouse") hide();
          else after(LONG_PRESS_MS, show);
          pressedAt.current = { x: event.clientX, y: event.clientY };
        },
        // A finger that moves drags: it does not ask.
        onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
          const { x, y } = pressedAt.current;
          if (pointerType !== "mouse" && Math.hypot(clientX - x, clientY - y) > SLACK) hide();
        },
        onPointerUp: () => clearTimeout(timer.current),
        onPointerCancel: () => clearTimeout(timer.current),
        onFocus: (event: { target: Element }) => {
          if (event.target.matches(":focus-visible")) after(light ? REST_MS : 0, show);
        },
        onBlur: hide,
      },
      tipEvents: { onPointerEnter: () => clearTimeout(timer.current) },
    };
  }, [hide, hoverMs, light, show]);
}
