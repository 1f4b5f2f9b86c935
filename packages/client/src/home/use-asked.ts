import { useEffect, useState } from "react";
import { ask } from "../online/http.ts";

/** What came of asking the server: `value` is null before it has answered, and without a server. */
export interface Asked<V> {
  readonly value: V | null;
  readonly away: boolean;
}

export function useAsked<V>(path: string): Asked<V> {
  const [asked, setAsked] = useState<Asked<V>>({ value: null, away: false });
  useEffect(() => {
    let left = false;
    void ask<V>("GET", path).then((said) => {
      if (left) return;
      setAsked(said.ok ? { value: said.value, away: false } : { value: null, away: true });
    });
    return () => {
      left = true;
    };
  }, [path]);
  return asked;
}
