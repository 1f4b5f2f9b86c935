import { useState } from "react";
import type { DragEvent } from "react";
import { Icon } from "../look/icon.tsx";
import { replayText } from "../text/replay.ts";
import "./open-file.css";

/** A place to drop a record on, or to choose one. */
export function OpenFile({ open }: { open(content: string): void }) {
  const [over, setOver] = useState(false);
  const words = replayText;
  const read = (files: FileList | null): void => {
    const [file] = files ?? [];
    void file?.text().then(open);
  };
  const hover =
    (is: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      setOver(is);
    };
  return (
    <label
      className="open-file focus-host"
      data-over={over || undefined}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        read(event.dataTransfer.files);
      }}
    >
      <Icon name="upload" size={40} />
      <h1>{words.open}</h1>
      <p>{words.openWords}</p>
      <input
        type="file"
        accept=".txt,.json,text/plain,application/json"
        aria-label={words.choose}
        data-testid="file"
        onChange={({ target }) => read(target.files)}
      />
    </label>
  );
}
