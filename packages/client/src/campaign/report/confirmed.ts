import { read, write } from "../../store/browser-storage.ts";
import { createStore, useStore } from "../../store/store.ts";
import type { Playing } from "../playing.ts";

const KEY = "run-told";

/** How many notices of a report were confirmed: it stays so when the page is loaded anew. */
interface Confirmed {
  readonly report: string;
  readonly count: number;
}

const last = createStore(read<Confirmed>(KEY));

addEventListener("storage", () => last.set(read<Confirmed>(KEY)));

/** A run has one report for each encounter that was counted; one of a retreat has no notices. */
const reportOf = ({ id, view }: Playing): string => `${id} ${view.act}.${view.n}`;

export function useConfirmed(
  playing: Playing,
): readonly [count: number, confirm: (count: number) => void] {
  const confirmed = useStore(last);
  const report = reportOf(playing);
  return [
    confirmed?.report === report ? confirmed.count : 0,
    (count) => {
      last.set({ report, count });
      write(KEY, { report, count } satisfies Confirmed);
    },
  ];
}
