import { same } from "@holmgang/kernel";
import { useEffect, useMemo, useState } from "react";
import { me } from "../me/me.ts";
import { nameRival } from "../online/matches.ts";
import { useStore } from "../store/store.ts";
import { navigate } from "../web/route.ts";
import { rivalOf } from "./battle.ts";
import type { Playing } from "./playing.ts";
import { findRun } from "./run/find-run.ts";
import { saveRun } from "./run/save-run.ts";
import { sayNo } from "./say-no.ts";
import { actServed, loadServed, served } from "./server-run.ts";
import type { ToldRun } from "./told-run.ts";

/** The run of a named account; `nowhere` for whoever has none to ask, `waiting` before the answer. */
export function useServerRun(): Playing | null | "waiting" | "nowhere" {
  const account = useStore(me);
  const named = account?.kind === "named" ? account.id : null;
  const { run, status, account: owner } = useStore(served);
  const [away, setAway] = useState<string | null>(null);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (named === null) return;
    setFresh(false);
    void loadServed(named).then(() => setFresh(true));
  }, [named]);
  const playing = useMemo(() => run && playingOf(run, () => setAway(run.id)), [run]);
  if (named === null || (status === "away" && owner === named)) return "nowhere";
  // A battle may be over since it was seen last.
  if (owner !== named || status === "unknown" || (!isFresh && run?.match)) return "waiting";
  return run?.id === away ? null : playing;
}

function playingOf(run: ToldRun, putAway: () => void): Playing {
  const { id, view, ranked, moves, match, begun } = run;
  const make = (move: object): void =>
    void actServed(run, move).then((refusal) => refusal && sayNo(refusal));
  return {
    id,
    view,
    where: "server",
    ranked,
    battle:
      match === null
        ? null
        : {
            isBegun: begun,
            go() {
              nameRival(match, rivalOf(view.act, view.battle));
              navigate(`/match/${match}`);
            },
            retreat: () => make({ kind: "retreat" }),
          },
    can: (move) => moves.some((each) => same(each, move)),
    act: make,
    putAway,
    save: () =>
      void findRun(id).then((found) => (found.ok ? saveRun(found.value) : sayNo(found.refusal))),
  };
}
