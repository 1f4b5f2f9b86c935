import "./hand-line.css";

/** A hand in one line: names, each with its numbers where it has some. */
export const HandLine = ({
  label,
  cards,
}: {
  readonly label: string;
  readonly cards: readonly { readonly name: string; readonly numbers: string | null }[];
}) => (
  // Nothing in it can be pressed: without this the keyboard could not scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <ul className="holding" aria-label={label} tabIndex={0}>
    {cards.map(({ name, numbers }, index) => (
      <li key={index}>
        {name} {numbers !== null && <b className="num">{numbers}</b>}
      </li>
    ))}
  </ul>
);
