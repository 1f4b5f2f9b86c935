import type { RunRecord } from "@holmgang/campaign";
import type { Refusal } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import { SiteFrame } from "../../frame/site-frame.tsx";
import { Waiting } from "../../frame/waiting.tsx";
import { Button } from "../../look/button.tsx";
import { EmptyState } from "../../look/empty-state.tsx";
import { navigate } from "../../web/route.ts";
import { HOME } from "../battle.ts";
import { findRun, HERE } from "./find-run.ts";
import { OpenRun } from "./open-run.tsx";
import { RunPage } from "./run-page.tsx";
import { runText as words } from "./text.ts";

/** A run to look at: by its id, or from a file. */
export function RunScreen({ id }: { readonly id: string | null }) {
  const [found, setFound] = useState<RunRecord | Refusal | null>(null);
  useEffect(() => {
    if (id === null) return;
    void findRun(id).then((answer) => setFound(answer.ok ? answer.value : answer.refusal));
  }, [id]);
  const isPublic = id !== null && id !== HERE;
  return (
    <SiteFrame title={words.title} at="play" game="clans-field">
      {found && "inputs" in found && (
        <RunPage record={found} path={isPublic ? `${HOME}/run/${id}` : null} />
      )}
      {found && "code" in found && <None refusal={found} />}
      {!found && (id === null ? <OpenRun open={setFound} /> : <Waiting />)}
    </SiteFrame>
  );
}

const None = ({ refusal }: { readonly refusal: Refusal }) => (
  <EmptyState
    glyph="treasure-map"
    title={words.none}
    action={
      <Button icon="upload" onClick={() => navigate(`${HOME}/run`)}>
        {words.open}
      </Button>
    }
  >
    {refusal.words}
  </EmptyState>
);
