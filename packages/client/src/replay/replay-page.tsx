import { readRecord } from "@holmgang/kernel";
import type { Refusal } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import { Link } from "../web/link.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { Spinner } from "../look/spinner.tsx";
import { replayText } from "../text/replay.ts";
import { text } from "../text/text.ts";
import { OpenFile } from "./open-file.tsx";
import { ReplayView } from "./replay-view.tsx";
import { fromFile, fromHere, fromServer } from "./source.ts";
import type { Recording } from "./source.ts";
import { useReplaying } from "./use-replay.ts";
import "./replay.css";

/** A replay: from the server, from this browser, or from a file. */
export function ReplayPage({ path }: { readonly path: readonly string[] }) {
  const [recording, setRecording] = useState<Recording | Refusal | null>(null);
  const [, first, second] = path;
  useEffect(() => {
    if (first === undefined) return setRecording(null);
    void (first === "local" ? fromHere(second ?? "") : fromServer(first)).then((found) =>
      setRecording(found.ok ? found.value : found.refusal),
    );
  }, [first, second]);
  const open = (content: string): void => {
    const record = readRecord(content);
    setRecording(record.ok ? fromFile(record.value) : record.refusal);
  };
  return (
    <SiteFrame title={replayText.title} at="watch">
      {recording && "words" in recording && <Broken refusal={recording} />}
      {recording && "record" in recording && (
        <Opening key={recording.record.hash} recording={recording} />
      )}
      {first === undefined && !(recording && "record" in recording) && <OpenFile open={open} />}
    </SiteFrame>
  );
}

function Opening({ recording }: { readonly recording: Recording }) {
  const { opened, review, engine } = useReplaying(recording.record);
  if (!opened)
    return (
      <div className="waiting">
        <Spinner label={replayText.loading} />
      </div>
    );
  if ("words" in opened) return <Broken refusal={opened} />;
  return <ReplayView recording={recording} opened={opened} review={review} engine={engine} />;
}

const Broken = ({ refusal }: { readonly refusal: Refusal }) => (
  <EmptyState
    glyph="hourglass"
    title={replayText.cannot}
    action={<Link href="/watch">{text.online.watchOthers}</Link>}
  >
    {refusal.words}
  </EmptyState>
);
