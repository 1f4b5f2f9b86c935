import { use, useId, useState } from "react";
import type { KeyboardEvent } from "react";
import { Dialog } from "../look/dialog.tsx";
import "../look/field.css";
import { Icon } from "../look/icon.tsx";
import { text } from "../text/text.ts";
import { commands } from "./commands.ts";
import { matching } from "./matching.ts";
import type { Command } from "./matching.ts";
import { toldGames } from "./told-games.ts";
import "./palette.css";

/** One line that finds every page, game and action by its name. */
export function Palette({
  close,
  showKeys,
}: {
  close(this: void): void;
  showKeys(this: void): void;
}) {
  const words = text.palette;
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const base = useId();
  const found = matching(commands(use(toldGames()), showKeys), typed);
  const chosen = found[Math.min(at, found.length - 1)];
  const run = (command: Command): void => {
    close();
    command.run();
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (Math.min(at, found.length - 1) + step + found.length) % found.length;
      setAt(next);
      document.getElementById(`${base}-${next}`)?.scrollIntoView({ block: "nearest" });
    }
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      run(chosen);
    }
  };
  return (
    <Dialog open title={words.title} onClose={close} width={560}>
      <input
        className="field-well"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type
        autoFocus
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={base}
        aria-activedescendant={chosen ? `${base}-${found.indexOf(chosen)}` : undefined}
        aria-label={words.label}
        placeholder={words.label}
        value={typed}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
      />
      <ul id={base} className="palette" role="listbox" aria-label={words.results}>
        {found.map((command, index) => (
          // The field has the focus and the keys; the pointer may press as well.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role
          <li
            key={command.id}
            id={`${base}-${index}`}
            role="option"
            aria-selected={command === chosen}
            tabIndex={-1}
            onClick={() => run(command)}
            onPointerMove={() => setAt(index)}
          >
            <Icon name={command.icon} size={18} />
            <span>{command.words}</span>
            <small>{command.note}</small>
          </li>
        ))}
      </ul>
      <p className="palette__nothing" role="status">
        {found.length === 0 && words.nothing}
      </p>
    </Dialog>
  );
}
