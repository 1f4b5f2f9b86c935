import type { Move } from "@holmgang/campaign";
import { useState } from "react";
import type { ReactNode } from "react";
import { navigate } from "../../web/route.ts";
import { HOME } from "../battle.ts";
import { Ask } from "../parts/ask.tsx";
import type { Playing } from "../playing.ts";
import { questionOf } from "./question-of.ts";

/** What ends the camp, wherever in it one is. */
const DEPARTURES: readonly Move["kind"][] = ["wait", "return", "abandon"];

/** The door through which every move of a run goes: what cannot be undone is asked about here, whatever screen it is on. */
export function Asking({
  playing,
  children,
}: {
  readonly playing: Playing;
  children(playing: Playing): ReactNode;
}) {
  const [asked, setAsked] = useState<Move | null>(null);
  const question = asked && questionOf(playing, asked);
  const act = (move: Move): void =>
    questionOf(playing, move) ? setAsked(move) : playing.act(move);
  return (
    <>
      {children({ ...playing, act })}
      {asked && question && (
        <Ask
          words={question}
          open
          close={() => setAsked(null)}
          yes={() => {
            if (DEPARTURES.includes(asked.kind)) navigate(HOME);
            playing.act(asked);
          }}
        />
      )}
    </>
  );
}
