import * as v from "valibot";

const copies = v.array(
  v.strictObject({
    copy: v.number(),
    card: v.string(),
    decoy: v.boolean(),
    plusDamage: v.number(),
    plusHp: v.number(),
  }),
);

const parsed = v.strictObject({
  hero: v.string(),
  decks: v.pipe(v.array(copies), v.minLength(1)),
  story: v.nullable(v.looseObject({})),
});

/** A record keeps entries as they were parsed: what was brought, from either, so that it is read by the same rules again. */
export function asBrought(input: unknown): unknown {
  const read = v.safeParse(parsed, input);
  if (!read.success) return input;
  const { hero, decks, story } = read.output;
  if (story !== null)
    return { hero, cards: decks[0]!.map(({ copy: _copy, ...rest }) => rest), ...story }; // at least one
  const [first, ...more] = decks.map((deck) => ({
    hero,
    cards: deck.map(({ card, decoy }) => (decoy ? `${card}/decoy` : card)),
  }));
  return more.length === 0 ? { deck: first } : { decks: [first, ...more] };
}
