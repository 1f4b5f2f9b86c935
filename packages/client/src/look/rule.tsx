import "./rule.css";

/** A headline between two brass lines, or a lozenge between them. */
export function Rule({
  children,
  level,
}: {
  children?: string;
  /** Makes it a heading of that level. */
  level?: 2 | 3;
}) {
  const Title = level === undefined ? "span" : (`h${level}` as const);
  return (
    <div className="rule">
      {children === undefined ? (
        <i className="rule__lozenge" />
      ) : (
        <Title className="rule__title">{children}</Title>
      )}
    </div>
  );
}
