import { rival } from "@holmgang/kernel";
import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { navigate } from "../web/route.ts";
import { findGame } from "../games/find-game.ts";
import { Button, ButtonLink } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { toast } from "../look/toasts.tsx";
import type { Feed } from "../match/feed.ts";
import { SettingsForm } from "../preferences/settings-form.tsx";
import { text } from "../text/text.ts";
import { RivalActions } from "./rival-actions.tsx";

const RulesView = lazy(async () => ({
  default: (await import("../rules/rules-view.tsx")).RulesView,
}));

export type MenuPage = "menu" | "rules" | "settings" | "log" | "resign" | "rival";

/** Everything about a match that is not on the table itself. On a phone it rises from the foot of the screen. */
export function TableMenu({
  page,
  turn,
  feed,
  playing,
  log,
  type,
}: {
  readonly page: MenuPage | null;
  turn(page: MenuPage | null): void;
  readonly feed: Feed;
  /** Whether there is something to resign. */
  readonly playing: boolean;
  readonly log: ReactNode;
  /** Opens the line for typed moves. */
  type(): void;
}) {
  const { info } = feed;
  const words = text.table;
  const close = (): void => turn(null);
  if (page === null) return null;
  if (page === "resign") {
    const other = info.sitters[info.viewer === 1 ? 0 : 1].name;
    return (
      <Dialog
        open
        title={words.resignTitle}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{words.keepPlaying}</Button>
            <Button
              kind="danger"
              icon="flag"
              data-testid="resign-yes"
              onClick={() => {
                close();
                void feed
                  .resign()
                  .then((refusal) => refusal && toast({ tone: "warn", words: refusal.words }));
              }}
            >
              {words.resign}
            </Button>
          </>
        }
      >
        <p>{words.resignWords(other, info.pot)}</p>
      </Dialog>
    );
  }
  const wide = page === "rules";
  const titles = {
    menu: words.menu,
    rules: words.help,
    settings: words.settings,
    log: words.log,
    rival: words.rivalMenu,
  };
  return (
    <Dialog open sheet hasClose title={titles[page]} onClose={close} width={wide ? 760 : 480}>
      {page === "menu" && (
        <div className="table-menu">
          <Button icon="help" onClick={() => turn("rules")}>
            {words.help}
          </Button>
          <Button icon="list" onClick={() => turn("log")}>
            {words.log}
          </Button>
          <Button icon="gear" onClick={() => turn("settings")}>
            {words.settings}
          </Button>
          <Button
            icon="list"
            onClick={() => {
              close();
              type();
            }}
          >
            {words.commandLabel}
          </Button>
          {info.where === "online" && info.viewer !== "spectator" && (
            <Button icon="user" onClick={() => turn("rival")}>
              {words.rivalMenu}
            </Button>
          )}
          <Button icon="prev" onClick={() => navigate("/")}>
            {words.home}
          </Button>
          {playing && (
            <Button kind="danger" icon="flag" data-testid="resign" onClick={() => turn("resign")}>
              {words.resign}
            </Button>
          )}
        </div>
      )}
      {page === "rules" && (
        <>
          {findGame(info.game)?.lesson && (
            // In a tab of its own: nobody leaves the table to look something up.
            <ButtonLink href={`/learn/${info.game}`} icon="help" target="_blank">
              {text.rules.learn}
            </ButtonLink>
          )}
          <Suspense fallback={<p>…</p>}>
            <RulesView game={info.game} />
          </Suspense>
        </>
      )}
      {page === "settings" && <SettingsForm />}
      {page === "log" && log}
      {page === "rival" && info.viewer !== "spectator" && (
        <RivalActions match={info.id} rival={info.sitters[rival(info.viewer)]} done={close} />
      )}
    </Dialog>
  );
}
