import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import "./tabs.css";

/** A few leaves, one of them on top. Arrow keys turn them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly { id: Id; words: string; panel: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    const now = tabs.findIndex((tab) => tab.id === value);
    const to = target(event.key, now, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className="tabs">
      <div
        ref={list}
        className="tabs__list"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={turn}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className="tabs__tab"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.words}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${value}`}>
        {tabs.find((tab) => tab.id === value)?.panel}
      </div>
    </div>
  );
}

const target = (key: string, now: number, count: number): number | null => {
  if (key === "ArrowRight") return (now + 1) % count;
  if (key === "ArrowLeft") return (now + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
};
