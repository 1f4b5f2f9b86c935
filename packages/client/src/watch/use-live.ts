import { useEffect } from "react";
import { useAnswer } from "../web/use-answer.ts";
import type { Answered } from "../web/use-answer.ts";
import type { LiveMatch } from "./live-match.ts";

const EVERY_MS = 10_000;

/** The matches that are being played, looked up again as long as the page is looked at. */
export function useLive(game: string): Answered<{ readonly matches: readonly LiveMatch[] }> {
  const path = game === "" ? "/api/matches/live" : `/api/matches/live?game=${game}`;
  const answered = useAnswer<{ matches: readonly LiveMatch[] }>(path);
  const { again } = answered;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") void again();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [again]);
  return answered;
}
