import { enlist, join } from "../army.ts";
import { complete } from "../complete.ts";
import { gainRelic } from "../gain.ts";
import { gold } from "../purse.ts";
import type { Run } from "../run.ts";
import type { Ware } from "../shape.ts";
import { repairPrice } from "../shop.ts";
import { first, no, tooDear } from "./verb.ts";
import type { Verb } from "./verb.ts";

export const buy: Verb<"buy"> = {
  phases: ["shop"],
  list: ({ wares }) => wares.map((_, ware) => ({ kind: "buy", ware })),
  refusal(state, { ware }) {
    const found = state.wares[ware];
    if (!found) return no("no-ware", `There is no ware ${ware}.`);
    return first(found.sold && no("sold", "That is sold already."), tooDear(state, found.price));
  },
  apply(run, { ware }) {
    const { state } = run;
    const found = state.wares[ware]!; // or it was refused
    gold(run, -found.price, "shop");
    state.wares[ware] = { ...found, sold: true };
    take(run, found);
  },
};

function take(run: Run, ware: Ware): void {
  switch (ware.kind) {
    case "card":
      return enlist(run, ware.card, "deck", "bought");
    case "relic":
      return gainRelic(run, ware.relic);
    case "item":
      run.state.pack[ware.item]++;
      return run.emit({ kind: "item", item: ware.item });
  }
}

/** A fallen card returns to the deck. */
export const repair: Verb<"repair"> = {
  phases: ["shop"],
  list: ({ fallen }) => fallen.map(({ id }) => ({ kind: "repair", soldier: id })),
  refusal(state, { soldier }) {
    const found = state.fallen.find(({ id }) => id === soldier);
    return found
      ? tooDear(state, repairPrice(state, found))
      : no("not-fallen", `Card ${soldier} is not among the fallen.`);
  },
  apply(run, { soldier }) {
    const { state } = run;
    const found = state.fallen.find(({ id }) => id === soldier)!; // or it was refused
    gold(run, -repairPrice(state, found), "repair");
    state.fallen = state.fallen.filter((each) => each !== found);
    join(run, found, "repaired");
  },
};

export const leave: Verb<"leave"> = {
  phases: ["shop"],
  list: () => [{ kind: "leave" }],
  refusal: () => null,
  apply: (run) => complete(run, { isWon: true, isFight: false }),
};
