import type { Missing } from "@holmgang/decks";
import { goldText } from "../text/gold.ts";

const words = goldText.missing;
const MOST_NAMED = 3;

/** What somebody lacks, by name: "Hydra · Marshal Ney (1 of 2)". */
export function missingWords(missing: readonly Missing[]): string {
  const named = missing
    .slice(0, MOST_NAMED)
    .map(({ ware, owned, wanted }) =>
      wanted === 1 ? ware.name : words.some(ware.name, owned, wanted),
    );
  const rest = missing.length - named.length;
  return [...named, ...(rest > 0 ? [words.more(rest)] : [])].join(" · ");
}
