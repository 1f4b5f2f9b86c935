import type { MatchRecord, Refusal, Shape } from "@holmgang/kernel";
import { useEffect, useMemo, useState } from "react";
import type { Frame } from "../engine/frames.ts";
import type { Review } from "../game/judgement.ts";
import type { GameFace } from "../game/face.ts";
import { loadFace } from "../games/find-game.ts";
import { linkEngine } from "../engine/engine-link.ts";
import type { EngineLink } from "../engine/engine-link.ts";

/** A record made ready to be looked at. */
export interface Opened {
  readonly face: GameFace<Shape>;
  readonly frames: readonly Frame[];
}

export interface Replaying {
  readonly engine: EngineLink;
  /** Null while it is being opened. */
  readonly opened: Opened | Refusal | null;
  /** Null while it is being reckoned, and for games that cannot be. */
  readonly review: Review | Refusal | null;
}

/** Opens a record in the engine, and looks back on it. */
export function useReplaying(record: MatchRecord): Replaying {
  const engine = useMemo(() => linkEngine(), []);
  const [opened, setOpened] = useState<Opened | Refusal | null>(null);
  const [review, setReview] = useState<Review | Refusal | null>(null);
  useEffect(() => engine.close, [engine]);
  useEffect(() => {
    void (async () => {
      const frames = await engine.ask<"frames">({ kind: "frames", record });
      if (!frames.ok) return setOpened(frames.refusal);
      setOpened({ frames: frames.value, face: await loadFace(record.game) });
      const reviewed = await engine.ask<"review">({ kind: "review", record });
      setReview(reviewed.ok ? reviewed.value : reviewed.refusal);
    })();
  }, [engine, record]);
  return { engine, opened, review };
}

/** Whether what the step shows can be seen yet: while it goes on by itself a card turns first. */
export function useSeen(at: number, isWalking: boolean, turningMs: number): boolean {
  const [seen, setSeen] = useState<number | null>(null);
  const waits = isWalking && turningMs > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSeen(at), turningMs);
    return () => clearTimeout(timer);
  }, [waits, at, turningMs]);
  return !waits || seen === at;
}

/** Which step is shown, and whether it goes on by itself. */
export interface Walk {
  readonly at: number;
  readonly playing: boolean;
  go(step: number): void;
  play(on: boolean): void;
}

/** Walks along the steps: by hand, or by itself with every step as long as it takes. */
export function useWalk(count: number, start: number, lengthOf: (step: number) => number): Walk {
  const [at, setAt] = useState(start);
  const [playing, setPlaying] = useState(false);
  // It may come from an address, where anything can stand.
  const here = Math.max(0, Math.min(count - 1, Math.trunc(at) || 0));
  const lengthMs = lengthOf(here);
  useEffect(() => {
    if (!playing) return;
    if (here >= count - 1) return setPlaying(false);
    const timer = setTimeout(() => setAt(here + 1), lengthMs);
    return () => clearTimeout(timer);
  }, [playing, here, count, lengthMs]);
  return {
    at: here,
    playing,
    go(step) {
      setPlaying(false);
      setAt(step);
    },
    play(on) {
      if (on && here >= count - 1) setAt(0);
      setPlaying(on);
    },
  };
}
