import type { View } from "@holmgang/campaign";
import { me } from "../me/me.ts";
import { useStore } from "../store/store.ts";
import { ordinal } from "./legacy/ordinal.ts";
import { useBest } from "./legacy/use-best.ts";
import type { Chapter } from "./run/chapters.ts";
import { runText } from "./run/text.ts";
import { campaignText } from "./text.ts";

const words = campaignText.end;

/** What a run came to in numbers; the last is its place among the best, if it has one. */
export function EndNumbers({
  id,
  view,
  chapters,
  ranked,
}: {
  readonly id: string;
  readonly view: View;
  readonly chapters: readonly Chapter[];
  readonly ranked: boolean;
}) {
  const place = usePlace(id, ranked);
  const stops = chapters.flatMap((chapter) => chapter.stops);
  const isRead = chapters.length > 0;
  const won = stops.filter(({ end }) => end === "won").length;
  const cells = [
    [words.reached, `${words.act} ${view.act}`, words.of(view.setup.settings.acts)],
    [words.encounters, isRead ? stops.length : "…", isRead ? runText.fights(won) : "…"],
    [campaignText.fallen, view.fallen.length, words.left(view.deck.length)],
    place ?? [words.health, view.hp, words.of(view.maxHp)],
  ] as const;
  return (
    <dl className="run-end__numbers num">
      {cells.map(([name, value, note]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd>
            <b>{value}</b> <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** This run's place, or that of an earlier one by the same player which came farther. */
function usePlace(id: string, ranked: boolean): readonly [string, string, string] | null {
  const account = useStore(me)?.id;
  const { value } = useBest(ranked);
  const at = value?.runs.findIndex((row) => row.account === account) ?? -1;
  const row = value?.runs[at];
  if (!row) return null;
  return [words.best, ordinal(at + 1), row.id === id ? words.bestNow : words.bestBefore];
}
