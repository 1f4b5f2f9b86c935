import { useState } from "react";
import { gameName } from "../games/find-game.ts";
import { EmptyState } from "../look/empty-state.tsx";
import { Panel } from "../look/panel.tsx";
import { SelectField } from "../look/select-field.tsx";
import { useAnswer } from "../web/use-answer.ts";
import { playerText } from "../text/player.ts";
import { text } from "../text/text.ts";
import type { RatingPoint } from "./graph-shape.ts";
import { profilePath } from "./profile.ts";
import type { Rating } from "./profile.ts";
import { RatingGraph } from "./rating-graph.tsx";
import "./ratings-part.css";

const words = playerText;

/** Where a player stands in every game and pace, and how one of them went. */
export function RatingsPart({
  name,
  ratings,
}: {
  readonly name: string;
  readonly ratings: readonly Rating[];
}) {
  const most = ratings.toSorted((a, b) => b.matches - a.matches)[0];
  const [chosen, setChosen] = useState(most && placeOf(most));
  const shown = ratings.find((rating) => placeOf(rating) === chosen) ?? most;
  if (!shown)
    return (
      <Panel head={words.ratings}>
        <EmptyState glyph="laurels" title={words.noRatings}>
          {words.noRatingsWords}
        </EmptyState>
      </Panel>
    );
  return (
    <Panel head={words.ratings} className="ratings">
      {ratings.length > 1 && (
        <SelectField
          label={words.pick}
          options={ratings.map((rating) => ({ value: placeOf(rating), words: named(rating) }))}
          value={placeOf(shown)}
          onChange={setChosen}
        />
      )}
      <Standing rating={shown} />
      <Graph name={name} rating={shown} />
    </Panel>
  );
}

const placeOf = ({ game, mode }: Rating): string => `${game}/${mode}`;

const named = ({ game, mode }: Rating): string =>
  words.inGame(gameName(game), text.games.pace(mode));

function Standing({ rating }: { readonly rating: Rating }) {
  const value = Math.round(rating.rating);
  const deviation = Math.round(rating.deviation);
  return (
    <dl className="ratings__standing num">
      <div>
        <dt className="label">{named(rating)}</dt>
        <dd>
          <b>{value}</b> <span>{words.sure(deviation)}</span>
        </dd>
      </div>
      {rating.league !== null && (
        <div>
          <dt className="label">{words.league}</dt>
          <dd>
            <b>{text.leagues[rating.league] ?? rating.league}</b>{" "}
            <span>{words.points(rating.points)}</span>
          </dd>
        </div>
      )}
      <div>
        <dt className="label">{words.history.head}</dt>
        <dd>
          <b>{rating.matches}</b>
        </dd>
      </div>
    </dl>
  );
}

function Graph({ name, rating }: { readonly name: string; readonly rating: Rating }) {
  const path = `${profilePath(name)}/ratings/${rating.game}/${rating.mode}`;
  const { value } = useAnswer<{ graph: readonly RatingPoint[] }>(path);
  return <RatingGraph game={gameName(rating.game)} points={value?.graph ?? null} />;
}
