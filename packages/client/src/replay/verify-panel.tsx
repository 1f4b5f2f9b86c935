import type { MatchRecord, Refusal, Verified } from "@holmgang/kernel";
import { useState } from "react";
import { Button } from "../look/button.tsx";
import { Icon } from "../look/icon.tsx";
import type { EngineLink } from "../engine/engine-link.ts";
import { replayText } from "../text/replay.ts";
import "../look/panel.css";
import "./verify-panel.css";

type Verdict = { readonly good: Verified } | { readonly bad: Refusal };

/** Plays the match again in this browser and says in plain words what that proves. */
export function VerifyPanel({
  record,
  engine,
}: {
  readonly record: MatchRecord;
  readonly engine: EngineLink;
}) {
  const [verdict, setVerdict] = useState<Verdict | "busy" | null>(null);
  const words = replayText;
  const verify = async (): Promise<void> => {
    setVerdict("busy");
    const answer = await engine.ask<"verify">({ kind: "verify", record });
    setVerdict(answer.ok ? { good: answer.value } : { bad: answer.refusal });
  };
  if (verdict === null || verdict === "busy")
    return (
      <div className="verify panel">
        <p>{words.verifyWhy}</p>
        <Button
          icon="check"
          data-testid="verify"
          missing={verdict === "busy"}
          onClick={() => void verify()}
        >
          {verdict === "busy" ? words.verifying : words.verify}
        </Button>
      </div>
    );
  if ("bad" in verdict)
    return (
      <div className="verify panel" role="alert" data-verdict="bad" data-testid="verdict">
        <h3>
          <Icon name="warn" /> {words.tampered}
        </h3>
        <p>{verdict.bad.words}</p>
      </div>
    );
  const { committed } = verdict.good;
  return (
    <div className="verify panel" role="status" data-verdict="good" data-testid="verdict">
      <h3>
        <Icon name="check" /> {committed ? words.verified : words.local}
      </h3>
      <p>{committed ? words.verifiedWords : words.localWords}</p>
    </div>
  );
}
