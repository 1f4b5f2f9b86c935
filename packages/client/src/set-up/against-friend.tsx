import { useEffect, useState } from "react";
import { renderSVG } from "uqr";
import { DeckChoice } from "../decks/deck-choice.tsx";
import { useDeckChoice } from "../decks/use-deck-choice.ts";
import { isSuiteMatch } from "../game/deck-face.ts";
import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import { connect, hear, send } from "../online/connection.ts";
import { share } from "../web/share.ts";
import { text } from "../text/text.ts";
import type { GameSetUp } from "./catalogue.ts";
import { PaceChoice } from "./pace-choice.tsx";
import { firstSettings } from "./suite-settings.ts";
import { SuiteSwitch } from "./suite-switch.tsx";
import { SettingsFields } from "./settings-fields.tsx";

/** A friend, by a link or its picture. */
export function AgainstFriend({
  game,
  setUp,
}: {
  readonly game: string;
  readonly setUp: GameSetUp;
}) {
  const { decks } = setUp;
  const paces = setUp.paces.filter(({ settings }) => !isSuiteMatch(decks, settings));
  const [pace, setPace] = useState(paces[0]?.id ?? "");
  const [changes, setChanges] = useState(() => firstSettings(decks));
  const [invite, setInvite] = useState<string | null>(null);
  const deck = useDeckChoice(decks, changes);
  const words = text.setUp;
  useEffect(
    () => hear("invite_closed", ({ invite: closed }) => closed === invite && setInvite(null)),
    [invite],
  );
  const make = async (): Promise<void> => {
    if (!(await connect())) return void toast({ tone: "bad", words: words.offline });
    const settings = { ...paces.find(({ id }) => id === pace)?.settings, ...changes };
    const answer = await send<"invite">({
      kind: "invite",
      game,
      settings,
      entry: deck.entry,
    });
    if (answer.ok) setInvite(answer.value.invite ?? null);
    else toast({ tone: "warn", words: answer.refusal.words });
  };
  if (invite !== null) {
    const link = `/invite/${invite}`;
    const url = new URL(link, location.origin).href;
    return (
      <div className="set-up__invite">
        <div
          className="set-up__qr"
          role="img"
          aria-label={words.qr}
          // The drawing is made here, of our own address.
          dangerouslySetInnerHTML={{
            __html: renderSVG(url, { border: 2, blackColor: "#271b11", whiteColor: "#f0e4c9" }),
          }}
        />
        <label>
          <span className="label">{words.linkLabel}</span>
          <input
            readOnly
            value={url}
            data-testid="link"
            onFocus={({ target }) => target.select()}
          />
        </label>
        <Button kind="primary" size="lg" icon="share" onClick={() => void share(link)}>
          {words.share}
        </Button>
        <p className="set-up__note" role="status">
          {words.waitingFriend}
        </p>
        <Button
          kind="quiet"
          onClick={() => {
            setInvite(null);
            void send<"uninvite">({ kind: "uninvite", invite });
          }}
        >
          {words.takeBack}
        </Button>
      </div>
    );
  }
  return (
    <>
      <SuiteSwitch face={decks} settings={changes} change={setChanges} />
      <DeckChoice choice={deck} />
      <PaceChoice paces={paces} pace={pace} choose={setPace} />
      <SettingsFields game={game} setUp={setUp} changes={changes} change={setChanges} />
      <p className="set-up__note">
        {words.inviteNote} {words.stakes(Number(changes["stake"] ?? setUp.stake))}
      </p>
      <div className="set-up__go">
        <Button
          kind="primary"
          size="lg"
          icon="link"
          data-testid="make-link"
          missing={deck.wrong}
          onClick={() => void make()}
        >
          {words.invite}
        </Button>
      </div>
    </>
  );
}
