import { deckCode } from "@holmgang/decks";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SimulationReport } from "../engine/simulate.ts";
import { linkEngine } from "../engine/engine-link.ts";
import { deckOf } from "../game/deck-face.ts";
import type { DeckFace } from "../game/deck-face.ts";

export const MATCHES = 500;

/** A deck being tried: how it stands, and whether it goes on. */
interface Simulated {
  readonly report: SimulationReport | null;
  readonly state: "running" | "done" | "stopped" | "broken";
  stop(this: void): void;
  again(this: void): void;
}

/** Plays a deck against every starter in a worker of its own, as long as somebody looks. */
export function useSimulation(face: DeckFace, code: string): Simulated {
  const [report, setReport] = useState<SimulationReport | null>(null);
  const [state, setState] = useState<Simulated["state"]>("running");
  const [round, setRound] = useState(0);
  const close = useRef((): void => undefined);
  useEffect(() => {
    const broken = (): void => setState("broken");
    const engine = linkEngine({ progress: (said) => setReport(said.report), broken });
    close.current = () => engine.close();
    setReport(null);
    setState("running");
    const against = face.starters.map((starter) => ({
      id: starter.id,
      entry: face.entry(deckCode(deckOf(starter), face.book), {}),
    }));
    const plan = { bot: face.sparring, entry: face.entry(code, {}), against, matches: MATCHES };
    void engine
      .ask<"simulate">({ kind: "simulate", game: face.game, ...plan, seed: Date.now() })
      .then((answer) => {
        if (!answer.ok) return broken();
        setReport(answer.value);
        setState("done");
      });
    return () => engine.close();
  }, [face, code, round]);
  const stop = useCallback((): void => {
    close.current();
    setState("stopped");
  }, []);
  const again = useCallback((): void => setRound((now) => now + 1), []);
  return { report, state, stop, again };
}
