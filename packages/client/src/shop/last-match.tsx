import type { EconomyFace } from "../game/economy-face.ts";
import { GoldLines } from "../gold/gold-lines.tsx";
import type { PursePage } from "../gold/purse-page.ts";
import { Panel } from "../look/panel.tsx";
import { goldText } from "../text/gold.ts";
import { useAnswer } from "../web/use-answer.ts";

/** What the last match that paid was worth. */
export function LastMatch({ face }: { readonly face: EconomyFace }) {
  const { value } = useAnswer<PursePage>("/api/me/purse");
  const last = value?.entries.find(({ match }) => match !== null)?.match;
  return (
    <Panel engraved head={last ? goldText.last : goldText.head} className="last-match">
      {last ? <GoldLines face={face} worth={last.worth} /> : <p>{goldText.why}</p>}
    </Panel>
  );
}
