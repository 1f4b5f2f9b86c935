import type { Shape } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import { me } from "../me/me.ts";
import { navigate } from "../web/route.ts";
import { useTitle } from "../web/use-title.ts";
import { meetCharacters } from "../bots/characters.ts";
import type { LocalPlan } from "../engine/messages.ts";
import { inOdds } from "../game/character.ts";
import type { GameFace } from "../game/face.ts";
import { loadFace } from "../games/find-game.ts";
import { Button } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { TableGround } from "../look/table-ground.tsx";
import type { Sitter } from "../match/feed.ts";
import { Table } from "../table/table.tsx";
import { text } from "../text/text.ts";
import { LocalEnd } from "./local-end.tsx";
import { localFeed } from "./local-feed.ts";
import type { LocalFeed } from "./local-feed.ts";
import { holdMatch } from "./hold-match.ts";
import { findSaved, forgetSaved } from "../kept/saved.ts";
import { plannedMatch } from "../kept/start-local.ts";

interface Seated {
  readonly feed: LocalFeed;
  readonly face: GameFace<Shape>;
  readonly plan: LocalPlan;
}

/** Why there is no table: the match is not in this browser, is open in another page, is of other rules, or cannot go on. */
type Trouble = "gone" | "elsewhere" | "older" | "broken";

/** A match against a bot in this browser. */
export function LocalPage({ id }: { readonly id: string }) {
  const [seated, setSeated] = useState<Seated | Trouble | null>(null);
  useEffect(() => {
    let left = false;
    let close = (): void => undefined;
    void (async () => {
      const release = await holdMatch(id);
      const saved = findSaved(id);
      const plan = saved?.plan ?? plannedMatch(id);
      if (!release || !plan || left) {
        release?.();
        return left ? undefined : setSeated(release ? "gone" : "elsewhere");
      }
      const [sitters, face] = await Promise.all([sittersOf(plan), loadFace(plan.game)]);
      if (left) return release();
      const feed = localFeed({ id, plan, saved, ...sitters, stopped: setSeated });
      close = () => {
        feed.close();
        release();
      };
      // The engine may have stopped meanwhile; that stands.
      setSeated((now) => now ?? { feed, face, plan });
    })();
    return () => {
      left = true;
      close();
      setSeated(null);
    };
  }, [id]);
  const table = seated !== null && typeof seated === "object" ? seated : null;
  useTitle(table ? table.face.words.name : null);
  if (typeof seated === "string") return <Explained id={id} trouble={seated} />;
  if (!table) return <TableGround />;
  return (
    <Table
      feed={table.feed}
      face={table.face}
      end={(scene, names, shown) => (
        <LocalEnd {...table} {...{ scene, names, shown }} outcome={scene.outcome!} />
      )}
    />
  );
}

function Explained({ id, trouble }: { readonly id: string; readonly trouble: Trouble }) {
  const words = text.local.troubles[trouble];
  const isLost = trouble === "gone" || trouble === "older";
  const forget = (): void => {
    forgetSaved(id);
    navigate("/");
  };
  return (
    <main className="waiting">
      <TableGround />
      <EmptyState
        glyph="crossed-swords"
        title={words.title}
        action={
          <>
            <Button kind="primary" onClick={() => (isLost ? navigate("/") : location.reload())}>
              {isLost ? text.table.home : text.site.reload}
            </Button>
            {(trouble === "broken" || trouble === "older") && (
              <Button kind="danger" icon="trash" data-testid="forget" onClick={forget}>
                {text.local.forget}
              </Button>
            )}
          </>
        }
      >
        {words.words}
      </EmptyState>
    </main>
  );
}

async function sittersOf({ game, bot, rival }: LocalPlan): Promise<{ you: Sitter; bot: Sitter }> {
  const characters = await meetCharacters(game);
  const character = characters.find((each) => each.bot === bot);
  const account = me.get();
  return {
    you: {
      name: account?.nickname ?? text.local.guest,
      kind: "guest",
      avatar: account?.avatar ?? "",
      note: null,
      account: null,
    },
    bot: {
      name: rival ?? character?.name ?? bot,
      kind: "bot",
      avatar: character?.avatar ?? "",
      note: character ? inOdds(character) : null,
      account: null,
    },
  };
}
