import { useMemo, useState } from "react";
import { aimKeys } from "../src/board/aim-keys.ts";
import { useAiming } from "../src/board/use-aiming.ts";
import type { Aiming } from "../src/board/use-aiming.ts";
import { useBoard } from "../src/board/use-board.ts";
import type { Way } from "../src/board/ways.ts";
import { Button } from "../src/look/button.tsx";
import { Rule } from "../src/look/rule.tsx";
import { useKeys } from "../src/pieces/keys.ts";

/** A move by its words. */
interface Move {
  readonly words: string;
}

const ROWS = [
  ["a3", "b3", "c3"],
  ["a2", "b2", "c2"],
  ["a1", "b1", "c1"],
] as const;
/** The archer, and whom it shoots at. */
const [ARCHER, TARGETS] = ["a1", ["c1", "c3"]] as const;
const [NEAR, FAR] = ["a2", "b2"] as const;
const ACTIONS = { m: "move", h: "hit", b: "both", e: "end" } as const;

const way = (move: Move, ...path: readonly string[]): Way<Move> => ({ path, move });

/** The archer moves by its button or by being dragged, shoots, does both, or ends its turn. */
const WAYS: readonly Way<Move>[] = [
  ...[NEAR, FAR].flatMap((to) => {
    const move = { words: `move ${to}` };
    return [way(move, "move", to), way(move, ARCHER, to)];
  }),
  ...TARGETS.map((at) => way({ words: `hit ${at}` }, "hit", at)),
  ...TARGETS.map((at) => way({ words: `both ${NEAR} ${at}` }, "both", NEAR, at)),
  way({ words: "end" }, "end"),
];

/** A board of nine tiles, also as seat two sees it: how a game uses the kit, and where it is tested. */
export function BoardShelf() {
  const [made, setMade] = useState<readonly string[]>([]);
  const [turned, setTurned] = useState(false);
  const aim = useAiming<Move>({
    question: made.length,
    view: made,
    ways: WAYS,
    answer({ words }) {
      setMade((before) => [...before, words]);
      return Promise.resolve(null);
    },
    whyNot: (path) => (path.includes("nowhere") ? null : `No way by ${path.join(", ")}.`),
    waits: ({ words }) => words !== "end",
  });
  useKeys(aimKeys(aim, ACTIONS));
  return (
    <section className="gallery__section">
      <Rule level={2}>A board</Rule>
      <Tiles aim={aim} turned={turned} />
      <div className="gallery__row" data-drop="nowhere">
        {Object.values(ACTIONS).map((step) => (
          <Button
            key={step}
            data-testid={step}
            aria-pressed={aim.chosen.includes(step)}
            onClick={() => aim.turn(step)}
          >
            {step}
          </Button>
        ))}
        <Button data-testid="turn" onClick={() => setTurned(!turned)}>
          other seat
        </Button>
      </div>
      <p data-testid="aim">{aim.chosen.join(" ")}</p>
      <p data-testid="looked">{aim.looked?.words}</p>
      <p data-testid="made">{made.join(", ")}</p>
    </section>
  );
}

function Tiles({ aim, turned }: { readonly aim: Aiming<Move>; readonly turned: boolean }) {
  const rows = useMemo(
    () => (turned ? ROWS.toReversed().map((row) => row.toReversed()) : ROWS),
    [turned],
  );
  const { grid, place } = useBoard(aim, rows);
  return (
    <div className="gallery__board" aria-label="A board" {...grid}>
      {rows.map((row) => (
        <div key={row[0]} role="row">
          {row.map((key) => (
            <div key={key} role="gridcell">
              <button type="button" data-testid={key} aria-label={key} {...place(key)}>
                {key === ARCHER ? "archer" : key}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
