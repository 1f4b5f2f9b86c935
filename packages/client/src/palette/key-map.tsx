import { use } from "react";
import type { KeyRow } from "../game/set-up.ts";
import { Dialog } from "../look/dialog.tsx";
import { decksText } from "../text/decks.ts";
import { text } from "../text/text.ts";
import { toldGames } from "./told-games.ts";
import "./palette.css";

const words = text.palette.keys;

interface Part {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

const PARTS: readonly Part[] = [
  {
    title: words.site,
    rows: [
      [words.find, words.command, "/"],
      [words.map, "?"],
      [words.close, "Esc"],
    ],
  },
  {
    title: words.table,
    rows: [
      [words.skip, "Space"],
      [words.log, "L"],
      [words.type, "/"],
      [words.rules, "?"],
    ],
  },
  {
    title: decksText.builder.keysTitle,
    rows: [
      [decksText.builder.keysAdd, "Enter", "+"],
      [decksText.builder.keysTake, "−", "Del"],
      [decksText.builder.keysMove, "← ↑ → ↓"],
      [decksText.builder.keysUndo, "Ctrl Z"],
    ],
  },
];

/** Which key does what. */
export function KeyMap({ close }: { close(this: void): void }) {
  const games = use(toldGames()).map(({ row, setUp }): Part => ({
    title: words.inGame(row.name),
    rows: setUp.keys,
  }));
  return (
    <Dialog open sheet hasClose title={words.title} onClose={close} width={520}>
      <div className="key-map">
        {[...PARTS, ...games].map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(([what, ...keys]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
