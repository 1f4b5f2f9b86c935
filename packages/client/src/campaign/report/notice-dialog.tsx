import { ACTS, BUILDINGS, PLACES } from "@holmgang/campaign";
import { cardRow } from "@holmgang/clans";
import { useEffect, useId, useRef } from "react";
import { Button } from "../../look/button.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { playStoryCue } from "../../sound/play-story-cue.ts";
import { SoldierCard } from "../army/soldier-card.tsx";
import type { Playing } from "../playing.ts";
import { useConfirmed } from "./confirmed.ts";
import { ledgerOf } from "./ledger.ts";
import { Letter } from "./letter.tsx";
import { noticesOf } from "./notices.ts";
import type { Notice } from "./notices.ts";
import { noticeText as words } from "./text.ts";
import "./notice-dialog.css";

/** What was sent to Paris and what came from town, one at a time, until each is confirmed. */
export function Notices({ playing }: { readonly playing: Playing }) {
  const [count, confirm] = useConfirmed(playing);
  const notices = noticesOf(playing.view.report);
  const notice = notices[count];
  if (!notice) return null;
  return (
    <NoticeDialog
      key={count}
      playing={playing}
      notice={notice}
      at={[count + 1, notices.length]}
      confirm={(more) => confirm(count + more)}
    />
  );
}

function NoticeDialog({
  playing,
  notice,
  at: [at, of],
  confirm,
}: {
  readonly playing: Playing;
  readonly notice: Notice;
  readonly at: readonly [at: number, of: number];
  confirm(count: number): void;
}) {
  const says = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isDispatch = notice.kind === "dispatch";
  useEffect(() => {
    button.current?.focus();
    playStoryCue(isDispatch ? "flip" : "wagon");
  }, [isDispatch]);
  const left = of - at + 1;
  const next = (count: number): void => {
    playStoryCue(isDispatch ? "seal" : "lay");
    confirm(count);
  };
  const town = PLACES[ACTS[playing.view.act].town].name;
  return (
    <Dialog
      open
      title={
        <>
          {isDispatch ? words.dispatch : words.delivery(town)}
          {of > 1 && <small className="notice__at num">{words.of(at, of)}</small>}
        </>
      }
      onClose={() => next(1)}
      actions={
        <>
          {left > 1 && (
            <Button kind="quiet" data-testid="confirm-all" onClick={() => next(left)}>
              {words.all(left)}
            </Button>
          )}
          <Button
            ref={button}
            kind="primary"
            keyHint="Enter"
            aria-describedby={says}
            data-testid="confirm"
            onClick={() => next(1)}
          >
            {isDispatch ? words.send : words.welcome}
          </Button>
        </>
      }
    >
      <Told playing={playing} notice={notice} says={says} />
    </Dialog>
  );
}

function Told({
  playing: { view },
  notice,
  says,
}: {
  readonly playing: Playing;
  readonly notice: Notice;
  readonly says: string;
}) {
  switch (notice.kind) {
    case "dispatch": {
      const { arrived } = ledgerOf(view.report);
      return <Letter dispatch={notice} title={arrived?.title} n={view.n} id={says} />;
    }
    case "delivery": {
      const { building, card } = notice;
      return (
        <div className="notice__delivery">
          <SoldierCard view={view} soldier={{ card, decoy: false, grade: 0 }} size="M" />
          <p id={says}>{words.sent(BUILDINGS[building].name, cardRow(card).name)}</p>
        </div>
      );
    }
  }
}
