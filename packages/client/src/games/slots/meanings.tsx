import { cardLines, GLOSSARY, SETTINGS } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { inNumbers } from "../../game/in-numbers.ts";
import type { Meaning } from "../../game/meaning.ts";

/** Words that stand in the middle of a card's text and mean more than they say. */
const WITHIN = ["close", "cleanse", "wounded", "return", "modifier"] as const;

const MEANINGS = new Map(inNumbers(GLOSSARY, SETTINGS).map((meaning) => [meaning.id, meaning]));

/** The words of a card that have to be explained: its keywords, and others in its text. */
export function termsOf(card: CardId): readonly Meaning[] {
  const lines = cardLines(card);
  const ids = [
    ...lines.flatMap(({ keyword }) => keyword ?? []),
    ...WITHIN.filter((id) => lines.some(({ text }) => new RegExp(`\\b${id}`, "i").test(text))),
  ];
  return ids.flatMap((id) => MEANINGS.get(id) ?? []);
}

/** What words mean, each in a line. */
export const Meanings = ({ terms }: { readonly terms: readonly Meaning[] }) =>
  terms.map(({ id, term, text }) => (
    <span key={id} className="tooltip__note">
      <b>{term}</b> {text}
    </span>
  ));

/** Where a slot's own number is explained. */
export const modifierTerm = (): readonly Meaning[] => {
  const found = MEANINGS.get("modifier");
  return found ? [found] : [];
};
