import "./card-words.css";

/** What a card says, line by line, its keywords underlined. */
export const CardWords = ({
  lines,
}: {
  readonly lines: readonly { readonly label?: string | null; readonly text: string }[];
}) =>
  lines.map(({ label, text }) => (
    <span key={text} className="card-words">
      {label && <u>{label}</u>} {text}
    </span>
  ));
