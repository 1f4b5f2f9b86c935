import { useEffect } from "react";
import { useStore } from "../store/store.ts";
import { me, refreshMe } from "./me.ts";
import type { Me } from "./me.ts";

let asked = false;

/** Who the reader is; null for nobody. Whoever is remembered is looked up once a visit. */
export function useAccount(): Me | null {
  const account = useStore(me);
  const isRemembered = account !== null;
  useEffect(() => {
    if (asked || !isRemembered) return;
    asked = true;
    void refreshMe();
  }, [isRemembered]);
  return account;
}
