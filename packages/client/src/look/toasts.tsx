import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { text } from "../text/text.ts";
import { IconButton } from "./icon-button.tsx";
import type { IconName } from "./icon-drawings.ts";
import { Icon } from "./icon.tsx";
import { dismissToast, shownToasts, type Toast, toast, watchToasts } from "./toast-store.ts";
import "./toasts.css";

export { toast };

const SHOWN_MS = 5_000;
const SIGNS: Record<Toast["tone"], IconName> = { good: "check", warn: "warn", bad: "warn" };

/** Where toasts appear; once per page. Each new one is raised anew, so that a dialog does not cover it. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  const layer = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    layer.current?.showPopover();
    return () => layer.current?.hidePopover();
  }, [newest]);
  return (
    <section
      ref={layer}
      className="toasts"
      popover="manual"
      aria-label={text.look.messages}
      aria-live="polite"
    >
      <ol className="toasts__list">
        {toasts.map((shown) => (
          <Line key={shown.id} toast={shown} />
        ))}
      </ol>
    </section>
  );
}

function Line({ toast: { id, tone, lead, words, action, sticky = false } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || sticky) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, sticky, id]);
  return (
    <li
      className={`toast toast--${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={SIGNS[tone]} size={22} />
      <span role={tone === "bad" ? "alert" : undefined}>
        {lead !== undefined && <b>{lead} </b>}
        {words}
      </span>
      {action !== undefined && (
        <button
          type="button"
          className="toast__action"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.words}
        </button>
      )}
      <IconButton
        icon="close"
        label={text.look.dismiss}
        size={16}
        onClick={() => dismissToast(id)}
      />
    </li>
  );
}
