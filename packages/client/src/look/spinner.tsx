import "./spinner.css";

/** The searching ring; its words are read out and may be shown beside it. */
export function Spinner({ label, size = 44 }: { label: string; size?: number }) {
  return (
    <svg
      className="spinner"
      width={size}
      height={size}
      viewBox="0 0 44 44"
      role="img"
      aria-label={label}
    >
      <circle className="spinner__ring" cx="22" cy="22" r="18" />
      <circle className="spinner__light" cx="22" cy="22" r="18" />
      <path className="spinner__lozenge" d="M22 15l7 7-7 7-7-7z" />
    </svg>
  );
}
