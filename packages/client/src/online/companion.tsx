import { rival } from "@holmgang/kernel";
import { useEffect } from "react";
import { me } from "../me/me.ts";
import { navigate, usePlace } from "../web/route.ts";
import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import { playCue } from "../sound/play-cue.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { connect, connection } from "./connection.ts";
import { flashTitle } from "./flash-title.ts";
import { unfinished } from "../me/unfinished.ts";
import { found } from "./matches.ts";
import { offers } from "./offers.ts";
import { isPlaying } from "./online-match.ts";
import type { OnlineMatch } from "./online-match.ts";
import { QueueChip } from "./queue-chip.tsx";
import "./companion.css";

/** What the server wants of the reader on any page: a match that was found, one that waits, a queue. */
export function Companion() {
  const { path } = usePlace();
  const open = useStore(unfinished);
  const state = useStore(connection);
  const here = path[0] === "match" ? path[1] : undefined;
  const elsewhere = open.find((id) => id !== here);
  const offered = useStore(offers);
  useEffect(() => {
    if (me.get()) void connect();
    // It may have come before this part of the page was loaded.
    goToFound();
    return found.watch(goToFound);
  }, []);
  useEffect(() => {
    if (state !== "lost") return;
    const dismiss = toast({
      tone: "bad",
      words: text.online.lost,
      sticky: unfinished.get().length > 0,
    });
    return dismiss;
  }, [state]);
  return (
    <div className="companion">
      {elsewhere !== undefined && here === undefined && (
        <div className="companion__bar" role="status">
          <span>{text.online.inMatch}</span>
          <Button size="sm" data-testid="return" onClick={() => navigate(`/match/${elsewhere}`)}>
            {text.online.return}
          </Button>
        </div>
      )}
      <QueueChip />
      {offered && offered.info.id !== here && <Offer match={offered} />}
    </div>
  );
}

/** Goes to the table of a match that was found, and makes itself heard. */
function goToFound(): void {
  const match = found.get();
  if (!match || location.pathname === `/match/${match.info.id}`) return;
  playCue("found");
  flashTitle(text.online.found);
  navigate(`/match/${match.info.id}`);
}

/** An offer of a rematch, as long as it stands, for who is not at the table; there the end itself tells it. */
function Offer({ match }: { readonly match: OnlineMatch }) {
  const { rematch } = useStore(match.status);
  useEffect(() => {
    const { viewer, sitters } = match.info;
    if (rematch !== "rival" || !isPlaying(viewer)) return;
    return toast({
      tone: "good",
      words: text.table.rematchOffered(sitters[rival(viewer)].name),
      action: { words: text.table.rematchAccept, run: () => void match.rematch() },
      sticky: true,
    });
  }, [match, rematch]);
  return null;
}
