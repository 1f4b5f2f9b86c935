import { useState } from "react";
import { saveFile } from "../web/save-file.ts";
import { meetCharacters } from "../bots/characters.ts";
import { knownAs } from "../bots/known-as.ts";
import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import { ask } from "../web/http.ts";
import { playerText } from "../text/player.ts";
import { text } from "../text/text.ts";
import { pastAsCsv, pastAsJson } from "./past-file.ts";
import { pastPath } from "./past-matches.ts";
import type { PastFilters, PastMatch, PastPage } from "./past-matches.ts";

const words = playerText.history;
/** The most the server gives at once. */
const PAGE = 200;

const FORMATS = {
  json: { name: words.exportJson, type: "application/json", write: pastAsJson },
  csv: { name: words.exportCsv, type: "text/csv", write: pastAsCsv },
} as const;

/** Saves all matches that the filters leave, not only those on the page. */
export function SaveHistory({
  name,
  filters,
}: {
  readonly name: string;
  readonly filters: PastFilters;
}) {
  const [busy, setBusy] = useState(false);
  const save = async (format: keyof typeof FORMATS): Promise<void> => {
    setBusy(true);
    const matches = await allPast(name, filters);
    await Promise.all([...new Set(matches?.map(({ game }) => game))].map(meetCharacters));
    setBusy(false);
    if (!matches) return void toast({ tone: "bad", words: text.table.notDone });
    const { type, write } = FORMATS[format];
    saveFile(
      words.fileName(name, format),
      type,
      write(matches, (game, player) => knownAs(game, player).name),
    );
  };
  return (
    <>
      {(["json", "csv"] as const).map((format) => (
        <Button
          key={format}
          kind="quiet"
          size="sm"
          icon="download"
          missing={busy}
          aria-label={words.export(FORMATS[format].name)}
          onClick={() => void save(format)}
        >
          {FORMATS[format].name}
        </Button>
      ))}
    </>
  );
}

async function allPast(name: string, filters: PastFilters): Promise<readonly PastMatch[] | null> {
  const matches: PastMatch[] = [];
  let before: string | null = null;
  do {
    const path: string = pastPath(name, filters, { before, limit: PAGE });
    const answer = await ask<PastPage>("GET", path);
    if (!answer.ok) return null;
    matches.push(...answer.value.matches);
    ({ before } = answer.value);
  } while (before !== null);
  return matches;
}
