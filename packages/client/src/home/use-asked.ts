import { useEffect, useState } from "react";
import { ask } from "../online/http.ts";

/** What the server answers to a question, once it has; null before, and without a server. */
export function useAsked<V>(path: string): V | null {
  const [answer, setAnswer] = useState<V | null>(null);
  useEffect(() => {
    let left = false;
    void ask<V>("GET", path).then((said) => {
      if (!left && said.ok) setAnswer(said.value);
    });
    return () => {
      left = true;
    };
  }, [path]);
  return answer;
}
