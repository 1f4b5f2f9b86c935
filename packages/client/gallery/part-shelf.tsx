import { BankClock } from "../src/look/bank-clock.tsx";
import { Burst } from "../src/look/burst.tsx";
import { Button } from "../src/look/button.tsx";
import { ClockRing } from "../src/look/clock-ring.tsx";
import { Coins } from "../src/look/coins.tsx";
import { Delta } from "../src/look/delta.tsx";
import { EmptyState } from "../src/look/empty-state.tsx";
import { GameCard } from "../src/look/game-card.tsx";
import { Holm } from "../src/look/holm.tsx";
import { Meter } from "../src/look/meter.tsx";
import { Panel } from "../src/look/panel.tsx";
import { Pips } from "../src/look/pips.tsx";
import { Prompt } from "../src/look/prompt.tsx";
import { RopeTimer } from "../src/look/rope-timer.tsx";
import { Rule } from "../src/look/rule.tsx";
import { Seal } from "../src/look/seal.tsx";
import { SeatBar } from "../src/look/seat-bar.tsx";
import { Shield } from "../src/look/shield.tsx";
import { SlotTarget } from "../src/look/slot-target.tsx";
import { Spinner } from "../src/look/spinner.tsx";
import { Veil } from "../src/look/veil.tsx";

/** Clocks, seats, numbers, and the field. */
export function PartShelf({ mood }: { mood: "normal" | "sudden" }) {
  return (
    <section className="gallery__section">
      <Rule level={2}>Clocks and seats</Rule>
      <div className="gallery__row">
        <ClockRing seconds={14} fraction={0.7} size={76} />
        <ClockRing seconds={8} fraction={0.4} size={76} />
        <ClockRing seconds={4} fraction={0.2} size={76} last />
        <BankClock seconds={462} />
        <BankClock seconds={29} />
        <Spinner label="Searching" />
        <div className="gallery__grow">
          <RopeTimer fraction={0.46} />
        </div>
        <Panel className="gallery__grow">
          <Prompt hint="Press its number, then 3.">Lay one more card, then confirm.</Prompt>
        </Panel>
      </div>
      <div className="gallery__row">
        <Panel engraved className="gallery__grow">
          <div className="gallery__plate">
            <Shield seat={0} emblem="wolf-head" size={60} />
            <b>Asta</b>
          </div>
          <Pips seat={0} value={7} max={10} gained={1} />
        </Panel>
        <Panel engraved className="gallery__grow">
          <div className="gallery__plate">
            <Shield seat={1} emblem="wolf-head" size={60} />
            <b>Ulfhedin</b>
          </div>
          <Pips seat={1} value={4} max={10} lost={2} />
        </Panel>
        <Panel head="Forecast" aside="step II" className="gallery__grow">
          <SeatBar seat={0} from={3} value={7} max={10} mark={7} label="You: 3 to 7" />
          <br />
          <SeatBar seat={1} from={3} value={8} max={10} mark={7} label="They: 3 to 8" />
          <br />
          <Pips seat={1} value={14} max={20} />
        </Panel>
        <Shield seat={0} emblem="orc-head" size={44} />
        <Shield seat={1} emblem="visored-helm" size={44} />
      </div>
      <div className="gallery__row">
        <Coins count={2} />
        <Delta value={-2} /> <Delta value={1} /> <Delta value={0} />
        <Delta value={5} arrow /> <Delta value={-2} arrow />
        <Burst value={-2} />
        <Burst value={-2} size={68} />
        <Seal seat={0} emblem="wolf-head" />
        <Seal seat={1} emblem="wolf-head" />
        <Seal seat={null} emblem="hourglass" laurels={false} />
        <div className="gallery__grow">
          <Meter label="Cards" value={11} max={15} />
        </div>
      </div>
      <div className="gallery__row gallery__row--top">
        <Holm mood={mood} className="gallery__grow">
          <div className="gallery__field">
            <Veil seat={1} />
            <Veil seat={0} />
            <GameCard name="Attack" glyph="crossed-swords" field="rust" state="staged" />
            <SlotTarget words="Lay a card in step III" />
          </div>
        </Holm>
        <Panel className="gallery__grow">
          <EmptyState
            glyph="lantern-flame"
            title="No matches yet"
            action={<Button>Play a bot</Button>}
          >
            Your finished matches will lie here, each with its replay.
          </EmptyState>
        </Panel>
      </div>
    </section>
  );
}
