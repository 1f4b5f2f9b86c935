import "./rope-timer.css";

/** The last five seconds: a rope that burns. The ring beside it is what a screen reader hears. */
export function RopeTimer({ fraction }: { /** What is left, 1 to 0. */ fraction: number }) {
  const left = Math.max(0, Math.min(1, fraction));
  return (
    <div className="rope-timer" style={{ "--left": left }} aria-hidden="true">
      <i className="rope-timer__rope" />
      <i className="rope-timer__ember" />
    </div>
  );
}
