import { host, invariant } from "@holmgang/kernel";
import { orcain, words } from "@holmgang/orcain";

export const engine = host(orcain, words);

/** A match in which seat 0 always lays the same and seat 1 never lays anything but a Heal. */
export function recorded() {
  const config = engine.parseConfig({});
  invariant(config.ok, "the defaults are playable");
  let { journal } = engine.openJournal(config.value, "review");
  const take = (input: Parameters<typeof engine.append>[2]): void => {
    const page = engine.append(journal, journal.inputs.length, input);
    invariant(page.ok, "the match is legal");
    journal = page.value.journal;
  };
  while (engine.decisions(journal.position).length > 0) {
    take({
      kind: "move",
      seat: 0,
      move: { kind: "layout_confirm", layout: ["attack", "counter", "heal"], roundIndex: null },
    });
    take({
      kind: "move",
      seat: 1,
      move: { kind: "layout_draft", layout: ["heal", null, null], roundIndex: null },
    });
    take({ kind: "expire", seat: 1 });
  }
  return engine.recordOf(journal);
}
