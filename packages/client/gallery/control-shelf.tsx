import { useState } from "react";
import { Button, ButtonLink } from "../src/look/button.tsx";
import { Dialog } from "../src/look/dialog.tsx";
import { IconButton } from "../src/look/icon-button.tsx";
import { Keyword } from "../src/look/keyword.tsx";
import { Rule } from "../src/look/rule.tsx";
import { SearchField } from "../src/look/search-field.tsx";
import { Seal } from "../src/look/seal.tsx";
import { Segmented } from "../src/look/segmented.tsx";
import { SelectField } from "../src/look/select-field.tsx";
import { Slider } from "../src/look/slider.tsx";
import { Tabs } from "../src/look/tabs.tsx";
import { TextField } from "../src/look/text-field.tsx";
import { toast } from "../src/look/toasts.tsx";
import { Toggle } from "../src/look/toggle.tsx";

const PACES = [
  { value: "half", words: "½×" },
  { value: "one", words: "1×" },
  { value: "two", words: "2×" },
  { value: "four", words: "4×" },
  { value: "instant", words: "Instant" },
] as const;

type Asked = "resign" | "end" | "sheet" | null;

/** What is pressed, chosen and written on. */
export function ControlShelf() {
  const [pace, setPace] = useState<(typeof PACES)[number]["value"]>("one");
  const [words, setWords] = useState("");
  const [on, setOn] = useState(true);
  const [volume, setVolume] = useState(60);
  const [tab, setTab] = useState<"forecast" | "log">("forecast");
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <section className="gallery__section">
      <Rule level={2}>Buttons and controls</Rule>
      <div className="gallery__row">
        <Button kind="primary" size="lg" glyph="crossed-swords">
          Play now
        </Button>
        <Button kind="primary" keyHint="Enter">
          Confirm layout
        </Button>
        <Button kind="primary" className="gallery__focus-me">
          Focus
        </Button>
        <Button kind="primary" missing>
          Lay 1 more card
        </Button>
        <Button icon="undo" keyHint="Z">
          Undo
        </Button>
        <Button kind="quiet" icon="share">
          Share
        </Button>
        <Button kind="danger" icon="flag" onClick={() => setAsked("resign")}>
          Resign
        </Button>
        <ButtonLink href="#" size="sm" icon="user">
          Sign in
        </ButtonLink>
        <IconButton icon="undo" label="Undo" framed />
        <IconButton icon="sound" label="Mute" />
      </div>
      <div className="gallery__row">
        <Segmented label="Speed" options={PACES} value={pace} onChange={setPace} />
        <SearchField label="Name or keyword" value={words} onChange={setWords} />
        <Keyword
          term="First strike"
          glyph="crossed-swords"
          meaning="Hits before the rest of its tick. What it kills does not hit back on that tick."
          note="Tick: a round has five. A card acts on the ticks its dial shows."
        />
        <Button onClick={() => setAsked("end")}>End</Button>
        <Button onClick={() => setAsked("sheet")}>Sheet</Button>
        <Button onClick={toastAll}>Toasts</Button>
      </div>
      <div className="gallery__row gallery__row--top">
        <div className="gallery__grow">
          <TextField label="Name" hint="Three letters or more." value={words} onChange={setWords} />
        </div>
        <div className="gallery__grow">
          <TextField
            label="Name"
            error="That name is taken; try Asta-2."
            value="Asta"
            onChange={setWords}
          />
        </div>
        <div className="gallery__grow">
          <SelectField label="Pace" options={PACES} value={pace} onChange={setPace} />
        </div>
        <div className="gallery__grow">
          <Toggle label="Sound" hint="One click mutes." checked={on} onChange={setOn} />
          <Toggle label="Plain table" checked={!on} onChange={(is) => setOn(!is)} />
        </div>
        <div className="gallery__grow">
          <Slider label="Volume" value={volume} words={`${volume} %`} onChange={setVolume} />
        </div>
        <div className="gallery__grow">
          <Tabs
            label="Beside the field"
            value={tab}
            onChange={setTab}
            tabs={[
              { id: "forecast", words: "Forecast", panel: "What would happen." },
              { id: "log", words: "Log", panel: "What did." },
            ]}
          />
        </div>
      </div>
      <Questions asked={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

function Questions({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  return (
    <>
      <Dialog
        open={asked === "resign"}
        title="Resign the match?"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Keep playing</Button>
            <Button kind="danger" onClick={onClose}>
              Resign
            </Button>
          </>
        }
      >
        <p>Ulfhedin wins, and the pot of 2 tokens goes to them. This cannot be taken back.</p>
      </Dialog>
      <Dialog
        open={asked === "end"}
        title="Victory"
        width={640}
        onClose={onClose}
        crest={<Seal seat={0} emblem="wolf-head" />}
        actions={
          <Button kind="primary" keyHint="R" onClick={onClose}>
            Rematch
          </Button>
        }
      >
        <p>Higher HP after three rounds</p>
      </Dialog>
      <Dialog open={asked === "sheet"} title="Log" sheet hasClose onClose={onClose}>
        <p>On a phone this rises from the foot of the screen.</p>
      </Dialog>
    </>
  );
}

function toastAll(): void {
  toast({ tone: "good", lead: "Link copied.", words: "Opens at step 16." });
  toast({ tone: "warn", lead: "Tile full:", words: "two of your cards stand there." });
  const action = { words: "Play a bot", run: () => {} };
  toast({ tone: "bad", lead: "Reconnecting.", words: "Your plan is kept.", action, sticky: true });
}
