import { Dialog } from "../look/dialog.tsx";
import { text } from "../text/text.ts";
import "./palette.css";

const words = text.palette.keys;

type Row = readonly [what: string, ...keys: readonly string[]];

const PARTS: readonly { readonly title: string; readonly rows: readonly Row[] }[] = [
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
    title: text.decks.builder.keysTitle,
    rows: [
      [text.decks.builder.keysAdd, "Enter", "+"],
      [text.decks.builder.keysTake, "−", "Del"],
      [text.decks.builder.keysMove, "← ↑ → ↓"],
      [text.decks.builder.keysUndo, "Ctrl Z"],
    ],
  },
  {
    title: words.orcain,
    rows: [
      [words.pick, "1", "2", "3", "4"],
      [words.putBack, "Esc"],
      [words.undo, "Z"],
      [words.clear, "X"],
      [words.confirm, "Enter"],
    ],
  },
  {
    title: words.slots,
    rows: [
      [words.pickUp, "1", "…", "9"],
      [words.slot, "←", "→", "↑", "↓"],
      [words.play, "Enter"],
      [words.putBack, "Esc"],
      [words.pass, "P"],
      [words.done, "D"],
      [words.decline, "N"],
    ],
  },
];

/** Which key does what. */
export function KeyMap({ close }: { close(this: void): void }) {
  return (
    <Dialog open sheet hasClose title={words.title} onClose={close} width={520}>
      <div className="key-map">
        {PARTS.map(({ title, rows }) => (
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
