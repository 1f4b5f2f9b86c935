import { useState } from "react";
import { Button } from "../../look/button.tsx";
import { Prompt } from "../../look/prompt.tsx";
import { useKeys } from "../../pieces/keys.ts";
import { playCue } from "../../sound/play-cue.ts";
import { usePhone } from "../../web/use-media.ts";
import { navigate } from "../../web/route.ts";
import { HOME } from "../battle.ts";
import { CampaignFrame } from "../campaign-frame.tsx";
import { campaignText as words } from "../text.ts";
import type { Playing } from "../playing.ts";
import { CampMap } from "./camp-map.tsx";
import { OrderCard } from "./order-card.tsx";
import { outlookOf } from "./outlook.ts";
import { PhoneRow } from "./phone-row.tsx";
import { SideColumn } from "./side-column.tsx";
import "./camp-screen.css";

/** The camp between two encounters: the map, and the choice of the next. */
export function CampScreen({ playing }: { readonly playing: Playing }) {
  const { view } = playing;
  const phone = usePhone();
  const [picked, setPicked] = useState(0);
  const pick = (choice: number): void => {
    if (choice !== picked) playCue("lift");
    setPicked(choice);
  };
  const choice = view.choices[picked] ?? view.choices[0];
  const march = (): void => playing.act({ kind: "travel", choice: picked });
  useKeys({
    ...Object.fromEntries(view.choices.map((_, at) => [String(at + 1), () => pick(at)])),
    Enter: march,
    t: () => navigate(`${HOME}/town`),
    a: () => navigate(`${HOME}/army`),
  });
  return (
    <CampaignFrame view={view}>
      <div className="camp">
        {phone ? <PhoneRow view={view} /> : <SideColumn playing={playing} />}
        <CampMap className="camp__map" view={view} picked={picked} pick={pick} />
        <div className="camp__orders">
          <Prompt hint={phone ? undefined : words.chooseHint}>{words.choose}</Prompt>
          <ol className="camp__cards">
            {view.choices.map((each, index) => (
              <li key={each.id}>
                <OrderCard
                  choice={each}
                  outlook={outlookOf(view, each)}
                  index={index}
                  isPicked={index === picked}
                  pick={() => pick(index)}
                />
              </li>
            ))}
          </ol>
          <div className="camp__acts">
            <Button keyHint="T" data-testid="to-town" onClick={() => navigate(`${HOME}/town`)}>
              {words.town}
            </Button>
            <Button keyHint="A" data-testid="to-army" onClick={() => navigate(`${HOME}/army`)}>
              {words.army}
            </Button>
            <Button kind="quiet" onClick={() => playing.act({ kind: "wait" })}>
              {words.wait}
            </Button>
            <Button
              kind="quiet"
              missing={!playing.can({ kind: "return" })}
              onClick={() => playing.act({ kind: "return" })}
            >
              {words.back}
            </Button>
            <Button
              kind="primary"
              size="lg"
              keyHint="Enter"
              className="camp__march"
              data-testid="march"
              onClick={march}
            >
              {choice && words.march(words.km(outlookOf(view, choice).metres))}
            </Button>
          </div>
        </div>
      </div>
    </CampaignFrame>
  );
}
