import type { Playing } from "./playing.ts";
import { useBrowserRun } from "./use-browser-run.ts";
import { useServerRun } from "./use-server-run.ts";

/** The run to go on with: a named account's on the server; without a name, or without the server, this browser's. */
export function useRun(): Playing | null | "waiting" {
  const here = useBrowserRun();
  const there = useServerRun();
  return there === "nowhere" ? here : there;
}
