import type { BySeat } from "@holmgang/kernel";
import { CARDS } from "@holmgang/slots";
import type { Event, Slots } from "@holmgang/slots";
import type { Playing } from "../../match/scene.ts";
import { text } from "../../text/text.ts";
import type { Caption, Names } from "../../game/face.ts";
import { lastWords } from "../../game/last-words.ts";
import { whoIs } from "../../game/names.ts";
import type { Shown } from "./shown.ts";
import { slotsText } from "./text.ts";

/** While a round is counted and the next begins, in large letters; otherwise the hand stays where it is. */
export function captionOf(now: Playing<Slots> | null, shown: Shown, names: Names): Caption | null {
  const { story, roundHead } = slotsText;
  const over = story.roundOver(text.table.roman(shown.round));
  const event = now?.event;
  if (event?.kind === "lane_resolved")
    return {
      over,
      title: now?.seen ? laneWords(event, names) : story.lane(event.lane),
      line: scoreOf(wonBy(shown), names),
    };
  if (event?.kind === "conquered")
    return { over, title: story.conquers(CARDS[event.card].name), line: null };
  if (event?.kind === "round_end")
    return {
      over,
      title: now?.seen ? roundWords(event, names) : story.counted,
      line: scoreOf(event.points, names),
    };
  if (event?.kind === "match_end") return lastWords(event.outcome, names);
  if (event?.kind !== "round_start") return null;
  const title = story.begins(whoIs(names, event.starter), event.ground);
  return { over: roundHead(event.round), title, line: null };
}

type Told<K extends Event["kind"]> = Extract<Event, { readonly kind: K }>;

const laneWords = ({ lane, winner }: Told<"lane_resolved">, names: Names): string =>
  winner === null
    ? slotsText.story.laneNobody(lane)
    : slotsText.story.laneTo(lane, whoIs(names, winner));

const roundWords = ({ winner }: Told<"round_end">, names: Names): string =>
  winner === null ? slotsText.story.roundTied : slotsText.story.roundTo(whoIs(names, winner));

const wonBy = ({ counted }: Shown): BySeat<number> => [
  counted.filter((winner) => winner === 0).length,
  counted.filter((winner) => winner === 1).length,
];

const scoreOf = (points: Readonly<BySeat<number>>, { viewer }: Names): string =>
  viewer === 1 ? slotsText.score(points[1], points[0]) : slotsText.score(points[0], points[1]);
