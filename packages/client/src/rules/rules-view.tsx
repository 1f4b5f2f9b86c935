/** A game's rules, to be read at the table. */
export function RulesView({ game }: { readonly game: string }) {
  return <p>{game}</p>;
}
