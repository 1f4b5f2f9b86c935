import type { Player } from "@holmgang/protocol";
import { useEffect, useState } from "react";
import { navigate } from "../web/route.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Button } from "../look/button.tsx";
import { DeckChoice } from "../decks/deck-choice.tsx";
import { useDeckChoice } from "../decks/use-deck-choice.ts";
import { findGame, gameName } from "../games/find-game.ts";
import { emblemOf } from "../look/emblem.ts";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import { toast } from "../look/toasts.tsx";
import { connect, send } from "../online/connection.ts";
import { ask } from "../web/http.ts";
import { found } from "../online/matches.ts";
import { text } from "../text/text.ts";
import { loadSetUp } from "./catalogue.ts";
import type { GameSetUp } from "./catalogue.ts";
import { settingWords } from "./setting-words.ts";
import "./set-up.css";

interface Invitation {
  readonly game: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly from: Player;
}

/** The other end of a link: who invites, to what, and a chair. */
export function InvitePage({ id }: { readonly id: string }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const setUp = useSetUp(invitation?.game ?? null);
  const deck = useDeckChoice(setUp?.decks ?? null, invitation?.settings ?? {});
  const words = text.setUp;
  useEffect(() => {
    void ask<Invitation>("GET", `/api/invites/${encodeURIComponent(id)}`).then((answer) =>
      answer.ok ? setInvitation(answer.value) : setClosed(answer.refusal.words),
    );
    return found.watch(() => navigate(`/match/${found.get()!.info.id}`));
  }, [id]);
  const accept = async (): Promise<void> => {
    if (!(await connect())) return void toast({ tone: "bad", words: words.offline });
    const answer = await send<"accept">({ kind: "accept", invite: id, entry: deck.entry });
    if (answer.ok) return;
    if (answer.refusal.code.includes("invite")) {
      setInvitation(null);
      setClosed(answer.refusal.words);
    } else toast({ tone: "warn", words: answer.refusal.words });
  };
  return (
    <SiteFrame title={words.invited} at="play">
      <div className="set-up">
        <h1>{words.invited}</h1>
        {closed !== null && <p>{closed}</p>}
        {invitation && (setUp !== null || !findGame(invitation.game)) && (
          <Panel engraved className="set-up__invitation">
            <Shield seat={0} emblem={emblemOf(invitation.from.avatar)} size={72} />
            <p>{words.invitedBy(invitation.from.nickname, gameName(invitation.game))}</p>
            <Terms setUp={setUp} settings={invitation.settings} />
            <DeckChoice choice={deck} />
            <Button
              kind="primary"
              size="lg"
              data-testid="accept"
              missing={deck.wrong}
              onClick={() => void accept()}
            >
              {words.accept}
            </Button>
            <Button kind="quiet" onClick={() => navigate("/")}>
              {words.decline}
            </Button>
          </Panel>
        )}
      </div>
    </SiteFrame>
  );
}

/** What one sits down to: the stake, and whatever is not as the rules have it. */
function Terms({
  setUp,
  settings,
}: {
  readonly setUp: GameSetUp | null;
  readonly settings: Invitation["settings"];
}) {
  if (!setUp) return null;
  const changed = setUp.settings
    .filter(({ key, default: usual }) => key !== "stake" && (settings[key] ?? usual) !== usual)
    .map((row) => settingWords(row, settings[row.key], setUp.settingNames));
  return (
    <p className="set-up__note">
      {text.setUp.stakes(Number(settings["stake"] ?? setUp.stake))}{" "}
      {changed.length > 0 && text.setUp.changed(changed.join(", "))}
    </p>
  );
}

function useSetUp(game: string | null): GameSetUp | null {
  const [setUp, setSetUp] = useState<GameSetUp | null>(null);
  useEffect(() => {
    if (game !== null) void loadSetUp(game).then(setSetUp);
  }, [game]);
  return setUp;
}
