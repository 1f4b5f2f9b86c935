import { readRun } from "@holmgang/campaign";
import type { RunRecord } from "@holmgang/campaign";
import { useState } from "react";
import type { DragEvent } from "react";
import { Icon } from "../../look/icon.tsx";
import { runText as words } from "./text.ts";

/** A place to drop a run's record on, or to choose one. */
export function OpenRun({ open }: { open(record: RunRecord): void }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (!file) return;
    const record = readRun(await file.text());
    if (record.ok) open(record.value);
    else setTrouble(record.refusal.words);
  };
  return (
    <label
      className="open-run focus-host"
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        void take(event.dataTransfer.files);
      }}
    >
      <Icon name="upload" size={40} />
      <h1>{words.open}</h1>
      <p>{words.openWords}</p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <input
        type="file"
        accept=".txt,text/plain"
        aria-label={words.choose}
        data-testid="run-file"
        onChange={({ target }) => void take(target.files)}
      />
    </label>
  );
}
