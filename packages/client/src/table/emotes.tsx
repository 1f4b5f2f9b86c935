import type { Emote } from "@holmgang/protocol";
import { useId, useRef } from "react";
import { Button } from "../look/button.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { Toggle } from "../look/toggle.tsx";
import { toast } from "../look/toasts.tsx";
import type { Feed } from "../match/feed.ts";
import { prefer, preferences } from "../preferences/preferences.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import "./emotes.css";

const EMOTES = Object.keys(text.table.emotes) as Emote[]; // the keys of a literal

/** The few things one can say at a table, and whether to hear them. */
export function EmoteMenu({ say }: { readonly say: NonNullable<Feed["say"]> }) {
  const { emotes } = useStore(preferences);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const words = text.table;
  const send = async (emote: Emote): Promise<void> => {
    menu.current?.hidePopover();
    const refusal = await say(emote);
    if (refusal) toast({ tone: "warn", words: refusal.words });
  };
  return (
    <>
      <IconButton icon="speech" label={words.say} popoverTarget={id} data-testid="emotes" />
      <div ref={menu} id={id} popover="auto" className="emotes panel" aria-label={words.say}>
        {EMOTES.map((emote) => (
          <Button key={emote} kind="quiet" data-emote={emote} onClick={() => void send(emote)}>
            {words.emotes[emote]}
          </Button>
        ))}
        <Toggle
          label={words.hearEmotes}
          checked={emotes}
          onChange={(on) => prefer({ emotes: on })}
        />
      </div>
    </>
  );
}
