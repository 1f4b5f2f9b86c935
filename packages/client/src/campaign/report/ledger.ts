import type { Event } from "@holmgang/campaign";

type Of<K extends Event["kind"]> = Extract<Event, { readonly kind: K }>;

/** What a report tells, by the lines of its ledger, each in the order of the rules. */
export interface Ledger {
  readonly dispatch: Of<"dispatch"> | null;
  readonly fought: Of<"fought"> | null;
  readonly arrived: Of<"arrived"> | null;
  readonly gold: readonly Of<"gold">[];
  readonly offers: readonly (Of<"item"> | Of<"relic"> | Of<"building">)[];
  readonly health: readonly Of<"hp">[];
  readonly fallen: readonly Of<"card">[];
  readonly march: readonly Event[];
  readonly delivered: readonly Of<"delivery">[];
  readonly legacy: readonly Of<"legacy">[];
}

const MARCH: readonly Event["kind"][] = [
  "story",
  "city",
  "defended",
  "recovery",
  "returned",
  "waited",
];

export function ledgerOf(report: readonly Event[]): Ledger {
  const all = <K extends Event["kind"]>(...kinds: readonly K[]): readonly Of<K>[] =>
    report.filter((event): event is Of<K> => (kinds as readonly string[]).includes(event.kind));
  return {
    dispatch: all("dispatch")[0] ?? null,
    fought: all("fought").at(-1) ?? null,
    arrived: all("arrived")[0] ?? null,
    gold: all("gold"),
    offers: all("item", "relic", "building"),
    health: all("hp"),
    fallen: all("card").filter(({ to }) => to === "fallen"),
    march: report.filter(
      (event) =>
        MARCH.includes(event.kind) ||
        (event.kind === "card" && ["joined", "ill", "setback", "lost"].includes(event.why)),
    ),
    delivered: all("delivery"),
    legacy: all("legacy"),
  };
}
