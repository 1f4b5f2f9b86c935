import type { Orcain, View } from "@holmgang/orcain";
import type { Caption, Sitting } from "../../game/face.ts";
import { lastWords } from "../../game/last-words.ts";
import { whoIs } from "../../game/names.ts";
import type { Moment } from "./moment.ts";
import "./caption.css";
import { orcainText } from "./text.ts";

/** The step in the light, in words; between rounds, how the round ended. */
export function captionOf(
  view: View,
  moment: Moment,
  { names, scene }: Sitting<Orcain>,
): Caption | null {
  const last = moment.steps.at(-1);
  const now = scene.playing;
  if (now?.event.kind === "match_end" && now.seen) return lastWords(now.event.outcome, names);
  if (!moment.playing || !last) return null;
  const { story } = orcainText;
  if (now?.event.kind === "round_end") {
    const [first, second] = names.viewer === 1 ? [moment.hp[1], moment.hp[0]] : moment.hp;
    return {
      over: orcainText.round(moment.roundIndex, view.settings.rounds),
      title: story.roundEnds(moment.roundIndex, first, second),
      line: null,
    };
  }
  const { meeting, event } = last;
  const over = story.over(orcainText.step(event.step));
  if (!moment.seen) return { over, title: story.turning, line: null };
  const befell = ([0, 1] as const).filter((seat) => meeting.after[seat] !== meeting.before[seat]);
  return {
    over,
    title: meeting.title,
    line:
      befell.length === 0
        ? story.noLoss
        : befell.map((seat) => {
            const change = meeting.after[seat] - meeting.before[seat];
            const who = whoIs(names, seat);
            return (
              <span key={seat} className="caption__change">
                {change < 0 ? story.takes(who, -change) : story.gains(who, change)}
                <b className="num" data-seat={seat}>
                  {meeting.before[seat]} → {meeting.after[seat]}
                </b>
              </span>
            );
          }),
  };
}
