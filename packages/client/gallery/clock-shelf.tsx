import { Rule } from "../src/look/rule.tsx";
import type { Question, Sitter } from "../src/match/feed.ts";
import { Clock, useTimeLeft } from "../src/table/clock.tsx";
import { Plate } from "../src/table/plate.tsx";
import "../src/table/table.css";

const begun = Date.now();

const bank = (leftMs: number): Question["bank"] => ({
  ms: 600_000,
  leftMs,
  deadline: begun + leftMs,
});

/** A turn on a limit and a bank; one on a bank that is nearly used up. */
const TURN = {
  id: 1,
  kind: "turn",
  limitMs: 20_000,
  deadline: begun + 20_000,
  bank: bank(462_000),
};
const LATE = { id: 2, kind: "turn", limitMs: null, deadline: null, bank: bank(31_000) };

const sitter = (name: string): Sitter => ({
  name,
  kind: "bot",
  avatar: "wolf-head",
  note: null,
  account: null,
});

/** Clocks as they stand at a table, running. */
export const ClockShelf = () => (
  <section className="gallery__section">
    <Rule level={2}>Clocks of a table</Rule>
    <div className="gallery__row" data-testid="own-clocks">
      <Counted question={TURN} atZero="the turn is passed" />
      <Counted question={LATE} atZero="the match is lost" />
    </div>
    <div className="gallery__row" data-testid="plates">
      <Seat seat={0} name="Asta" clock={TURN} />
      <Seat seat={1} name="Ulfhedin" clock={LATE} />
    </div>
  </section>
);

const Counted = ({ question, atZero }: { question: Question; atZero: string }) => (
  <Clock left={useTimeLeft(question, "silent")} asked atZero={atZero} />
);

const Seat = ({ seat, name, clock }: { seat: 0 | 1; name: string; clock: Question }) => (
  <div className="gallery__grow">
    <Plate
      seat={seat}
      sitter={sitter(name)}
      you={false}
      status={null}
      numbers={null}
      clock={clock}
      said={null}
    />
  </div>
);
