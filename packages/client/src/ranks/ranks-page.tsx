import { useState } from "react";
import { PageHead } from "../frame/page-head.tsx";
import { navigate } from "../web/route.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Trouble } from "../frame/trouble.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { gameName } from "../games/find-game.ts";
import { Segmented } from "../look/segmented.tsx";
import { useAnswer } from "../web/use-answer.ts";
import { text } from "../text/text.ts";
import { LeaderTable } from "./leader-table.tsx";
import { ORDERS } from "./leaders.ts";
import type { GameTerms, Order } from "./leaders.ts";
import "./ranks-page.css";

const words = text.ranks;

/** Who is the best at what. Without a game or pace in the address, the first there is. */
export function RanksPage({
  game,
  mode,
}: {
  readonly game: string | null;
  readonly mode: string | null;
}) {
  const { value, refusal, again } = useAnswer<{ games: readonly GameTerms[] }>("/api/games");
  const shown = value?.games.find(({ id }) => id === game) ?? value?.games[0];
  const pace = shown?.paces.find(({ id }) => id === mode) ?? shown?.paces[0];
  return (
    <SiteFrame title={words.title} at="ranks">
      <PageHead title={words.title} words={words.words}>
        {value && value.games.length > 1 && shown && (
          <Segmented
            label={words.game}
            value={shown.id}
            options={value.games.map(({ id }) => ({ value: id, words: gameName(id) }))}
            onChange={(id) => navigate(`/leaderboard/${id}/standard`, "replace")}
          />
        )}
      </PageHead>
      {refusal && <Trouble refusal={refusal} again={again} />}
      {!value && !refusal && <Waiting />}
      {shown && pace && <Board key={shown.id} game={shown} mode={pace.id} />}
    </SiteFrame>
  );
}

function Board({ game, mode }: { readonly game: GameTerms; readonly mode: string }) {
  const [order, setOrder] = useState<Order>(game.ladder ? "points" : "rating");
  return (
    <>
      <div className="ranks__choices">
        <Segmented
          label={words.pace}
          value={mode}
          options={game.paces.map(({ id }) => ({ value: id, words: text.games.pace(id) }))}
          onChange={(pace) => navigate(`/leaderboard/${game.id}/${pace}`, "replace")}
        />
        {game.ladder && (
          <Segmented
            label={words.by}
            value={order}
            options={ORDERS.map((value) => ({ value, words: words.orders[value] }))}
            onChange={setOrder}
          />
        )}
      </div>
      <p className="ranks__hint">{words.byHint[order]}</p>
      <LeaderTable game={game.id} mode={mode} order={order} hasLeagues={game.ladder !== null} />
    </>
  );
}
