import type { Outcome, Refusal, Shape } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import { me } from "../me/me.ts";
import { Link } from "../web/link.tsx";
import { navigate } from "../web/route.ts";
import { useTitle } from "../web/use-title.ts";
import { meetCharacters } from "../bots/characters.ts";
import type { GameFace } from "../game/face.ts";
import { loadFace } from "../games/find-game.ts";
import { EmptyState } from "../look/empty-state.tsx";
import { Spinner } from "../look/spinner.tsx";
import { Table } from "../table/table.tsx";
import { text } from "../text/text.ts";
import { connect, send } from "./connection.ts";
import { ask } from "../web/http.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { tellLeft } from "./left-match.ts";
import { findOnline, unwatch } from "./matches.ts";
import { OnlineEnd } from "./online-end.tsx";
import type { OnlineMatch } from "./online-match.ts";
import { joinMatch } from "./join-match.ts";
import type { Joinable } from "./join-match.ts";

/** What the server tells of a match before one has a place at it. */
interface Summary extends Joinable {
  readonly outcome: Outcome | null;
}

type Seated = { readonly match: OnlineMatch; readonly face: GameFace<Shape> };

/** A match on the server: one's own, or somebody else's to watch. */
export function OnlinePage({ id }: { readonly id: string }) {
  const [seated, setSeated] = useState<Seated | Refusal | null>(null);
  useEffect(() => {
    let left = false;
    void seat(id).then((result) => left || setSeated(result));
    return () => {
      left = true;
      unwatch(id);
    };
  }, [id]);
  useTitle(seated && "face" in seated ? seated.face.words.name : null);
  if (seated === null)
    return (
      <div className="waiting">
        <Spinner label={text.online.opening} />
      </div>
    );
  if ("words" in seated)
    return (
      <EmptyState
        glyph="padlock"
        title={seated.words}
        action={<Link href="/watch">{text.online.watchOthers}</Link>}
      />
    );
  const { match, face } = seated;
  return (
    <>
      <LeaveGuard match={match} leaving={leavingCosts(match, face)} />
      <Table
        feed={match}
        face={face}
        end={(scene, names, shown) => <OnlineEnd {...{ match, face, scene, names, shown }} />}
      />
    </>
  );
}

/** Finds one's place at a match, and hears how it stands. */
async function seat(id: string): Promise<Seated | Refusal | null> {
  const known = findOnline(id);
  if (known) return seatAt(known);
  const summary = await ask<Summary>("GET", `/api/matches/${encodeURIComponent(id)}`);
  if (!summary.ok) return summary.refusal;
  if (!(await connect())) return { code: "offline", words: text.online.away };
  const { players, outcome } = summary.value;
  if (outcome) {
    tellLeft(id);
    navigate(`/replay/${id}`, "replace");
    return null;
  }
  const account = me.get()?.id;
  if (players.some((player) => player.account === account)) {
    // From the beginning: the server says first what match it is, and that seats us.
    const resumed = await send<"resume">({ kind: "resume", match: id, seq: 0 });
    if (!resumed.ok) return resumed.refusal;
    return seatAt(findOnline(id)!);
  }
  const match = await joinMatch(summary.value, "spectator");
  return "words" in match ? match : seatAt(match);
}

async function seatAt(match: OnlineMatch): Promise<Seated> {
  const { game } = match.info;
  const [face] = await Promise.all([loadFace(game), meetCharacters(game)]);
  return { match, face };
}

/** Spectators may go as they like. */
const leavingCosts = ({ info }: OnlineMatch, face: GameFace<Shape>): string | null =>
  info.settings === null ? null : face.leaving(info.settings);
