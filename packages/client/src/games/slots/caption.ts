import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { CARDS } from "@holmgang/slots";
import type { Event } from "@holmgang/slots";
import { text } from "../../text/text.ts";
import type { Caption, Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import type { Shown } from "./shown.ts";
import { slotsText } from "./text.ts";

/** While a round is counted and the next begins, in large letters; otherwise the hand stays where it is. */
export function captionOf(playing: Event | null, shown: Shown, names: Names): Caption | null {
  const words = slotsText;
  const { story } = words;
  const near = names.viewer === 1 ? 1 : 0;
  const over = story.roundOver(text.table.roman(shown.round));
  const score = (points: readonly [number, number]): string =>
    words.score(points[near], points[rival(near)]);
  if (playing?.kind === "lane_resolved") {
    const { lane, winner } = playing;
    const won = (seat: Seat): number => shown.counted.filter((lanes) => lanes === seat).length;
    return {
      over,
      title: winner === null ? story.laneNobody(lane) : story.laneTo(lane, whoIs(names, winner)),
      line: score([won(0), won(1)]),
    };
  }
  if (playing?.kind === "conquered")
    return { over, title: story.conquers(CARDS[playing.card].name), line: null };
  if (playing?.kind === "round_end") {
    const { winner, points } = playing;
    return {
      over,
      title: winner === null ? story.roundTied : story.roundTo(whoIs(names, winner)),
      line: score(points),
    };
  }
  if (playing?.kind !== "round_start") return null;
  const title = story.begins(whoIs(names, playing.starter), playing.ground);
  return { over: words.roundHead(playing.round), title, line: null };
}
