import { countCards } from "@holmgang/decks";
import type { Fault } from "@holmgang/decks";
import { Icon } from "../look/icon.tsx";
import { decksText } from "../text/decks.ts";
import { paddingWords } from "./played.ts";
import { cureOf } from "./remedies.ts";
import type { Cure } from "./remedies.ts";
import type { Bench } from "./use-bench.ts";
import "./fault-list.css";

const words = decksText.builder;

/** What is wrong with a deck, a sentence each, with what would mend it; or that nothing is, and what fills it up. */
export function FaultList({
  bench,
  most = Infinity,
}: {
  readonly bench: Bench;
  /** How many there is room for. */
  readonly most?: number;
}) {
  const { faults, face, played, missing } = bench;
  const rest = faults.length - most;
  return (
    <div className="faults" role="status" aria-label={words.faults}>
      {faults.slice(0, most).map((fault, index) => (
        <p
          key={`${fault.code} ${fault.card}`}
          className="fault"
          data-soft={isSoft(fault) || undefined}
        >
          <Icon name={isSoft(fault) ? "info" : "warn"} size={20} />
          <span>
            {fault.words} <Remedied bench={bench} fault={fault} />
            {rest > 0 && index === most - 1 && (
              <span className="fault__more">{words.moreFaults(rest)}</span>
            )}
          </span>
        </p>
      ))}
      {faults.length === 0 && (
        <p className="fault" data-fine>
          <Icon name="check" size={20} />
          <span data-testid="legal">
            {missing.length > 0 ? words.legalUnowned : words.legal} {paddingWords(played, face)}
          </span>
        </p>
      )}
    </div>
  );
}

/** A deck that is only unfinished is no mistake. */
const isSoft = ({ code }: Fault): boolean => code === "too-few" || code === "no-hero";

function Remedied({ bench, fault }: { readonly bench: Bench; readonly fault: Fault }) {
  if (!fault.remedy) return null;
  const cure = cureOf(fault.remedy, bench.editing, bench.face, bench.limits);
  return (
    <button
      type="button"
      className="fault__remedy"
      data-testid={`remedy-${fault.code}`}
      onClick={() => bench.acts.follow(cure)}
    >
      {cureWords(cure, fault, bench)}
    </button>
  );
}

function cureWords({ kind, cards }: Cure, { card }: Fault, { face }: Bench): string {
  const count = cards.length;
  if (kind === "remove" && card !== null)
    return count === 1 ? words.takeOne : words.takeSome(count);
  if (count > 2) return kind === "add" ? words.addSome(count) : words.takeSome(count);
  const names = [...countCards(cards)].map(([id, copies]) => {
    const name = face.cards.find((each) => each.id === id)?.name ?? id;
    return copies === 1 ? name : `${copies} ${name}`;
  });
  return (kind === "add" ? words.addNamed : words.takeNamed)(names.join(words.and));
}
