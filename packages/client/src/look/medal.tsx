import "./medal.css";

/** A number on brass: green when it is raised, red when it is lowered. */
export function Medal({
  value,
  tone = "plain",
  className = "",
}: {
  value: number;
  tone?: "plain" | "raised" | "lowered";
  className?: string;
}) {
  return <b className={`medal medal--${tone} num ${className}`.trim()}>{value}</b>;
}
