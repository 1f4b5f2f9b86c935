import type { ReactNode } from "react";
import type { Parts } from "../game/face.ts";
import { Prompt } from "../look/prompt.tsx";
import { Rule } from "../look/rule.tsx";
import { Rope } from "./clock.tsx";
import { Subtitles } from "../sound/subtitles.tsx";
import type { TimeLeft } from "./time-left.ts";
import "./near.css";

/** What lies before the player: what to do and what to do it with, or, while events play, what they mean. */
export const Near = ({
  parts: { caption, prompt, stock },
  lit,
  left,
  children,
}: {
  readonly parts: Parts;
  /** Whether the player is asked. */
  readonly lit: boolean;
  readonly left: TimeLeft | null;
  readonly children: ReactNode;
}) => (
  <div className="table__near" data-tips="over">
    {caption ? (
      <div className="caption" data-testid="caption">
        <Rule>{caption.over}</Rule>
        <h2>{caption.title}</h2>
        <p>{caption.line}</p>
      </div>
    ) : (
      <>
        {prompt && (
          <Prompt lit={lit} hint={prompt.hint ?? undefined} says={prompt.says}>
            {prompt.words}
          </Prompt>
        )}
        <Rope left={left} />
        {stock}
      </>
    )}
    {children}
    <Subtitles />
  </div>
);
