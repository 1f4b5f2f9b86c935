import type { Review } from "../game/judgement.ts";
import { replayText } from "../text/replay.ts";
import type { Walk } from "./use-replay.ts";
import "./scrubber.css";

/** A point of the graph: the chance of seat 0 to win at a step. */
export interface ChancePoint {
  readonly step: number;
  readonly chance: number;
}

/**
 * The graph of the chance to win is the scrubber: azure from below, gules from above, judged decisions as shapes. Where
 * nobody has computed a chance there is a plain track.
 */
export function Scrubber({
  walk,
  plain,
  count,
  points,
  chapters,
  review,
}: {
  readonly walk: Walk;
  /** For a match that nobody can look back on. */
  readonly plain: boolean;
  readonly count: number;
  readonly points: readonly ChancePoint[];
  /** Where each part of the match begins. */
  readonly chapters: readonly { readonly step: number; readonly mark: string }[];
  readonly review: Review | null;
}) {
  const span = Math.max(1, count - 1);
  const x = (step: number): number => (1000 * step) / span;
  const y = (chance: number): number => 100 - 100 * chance;
  const line = points
    .map(({ step, chance }, at) => `${at === 0 ? "M" : "L"}${x(step)} ${y(chance)}`)
    .join("");
  const isSolved = points.length > 0;
  const place = replayText.step(walk.at + 1, count);
  return (
    <div className={plain ? "scrubber scrubber--plain" : "scrubber"}>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {isSolved && (
          <>
            <rect className="scrubber__far" width="1000" height="100" />
            <path className="scrubber__near" d={`${line}L1000 100L0 100Z`} />
            <path className="scrubber__line" d={line} />
          </>
        )}
        <path className="scrubber__half" d="M0 50H1000" />
        {chapters.map(({ step }) => (
          <path key={step} className="scrubber__chapter" d={`M${x(step)} 0V100`} />
        ))}
      </svg>
      {chapters.map(({ step, mark }) => (
        <span
          key={step}
          className="scrubber__mark"
          style={{ left: `${x(step) / 10}%` }}
          aria-hidden="true"
        >
          {mark}
        </span>
      ))}
      {review?.judgements
        .filter(({ grade }) => replayText.marks[grade] !== "")
        .map(({ chapter, seat, grade }) => {
          const end = chapters[chapter]?.step ?? count - 1;
          return (
            <i
              key={`${chapter} ${seat}`}
              className="scrubber__grade"
              data-grade={grade}
              data-seat={seat}
              style={{ left: `min(${x(end) / 10}%, 100% - 15px)` }}
              aria-hidden="true"
            >
              {replayText.marks[grade]}
            </i>
          );
        })}
      <i className="scrubber__now" style={{ left: `${x(walk.at) / 10}%` }} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={count - 1}
        value={walk.at}
        aria-label={replayText.scrub}
        aria-valuetext={
          isSolved ? `${place}, ${Math.round(100 * chanceAt(points, walk.at))} %` : place
        }
        data-testid="scrubber"
        onChange={({ target }) => walk.go(target.valueAsNumber)}
      />
    </div>
  );
}

/** Between two points the chance goes straight. */
export function chanceAt(points: readonly ChancePoint[], step: number): number {
  const after = points.findIndex((point) => point.step >= step);
  const right = points[after] ?? points.at(-1);
  const left = points[Math.max(0, after - 1)] ?? right;
  if (!left || !right) return 0.5;
  if (right.step === left.step) return right.chance;
  return (
    left.chance + ((right.chance - left.chance) * (step - left.step)) / (right.step - left.step)
  );
}
