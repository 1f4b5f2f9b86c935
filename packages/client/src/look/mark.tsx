/** The mark of the house: a roped square with its pegs, and in it the two seats' shapes. */
export function Mark({ size = 32, label }: { size?: number; label?: string | undefined }) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path strokeWidth="2" d="M9 9h30v30H9z" />
      <path strokeWidth="9" strokeLinecap="round" d="M9 9h.01M39 9h.01M9 39h.01M39 39h.01" />
      <circle strokeWidth="2.4" cx="19.5" cy="24" r="7.5" />
      <path strokeWidth="2.4" d="M29 14.5 37.5 24 29 33.5 20.5 24z" />
    </svg>
  );
}
