import { refuse } from "@holmgang/kernel";
import type { BySeat, MatchRecord, Result } from "@holmgang/kernel";
import type { Player } from "@holmgang/protocol";
import { me } from "../me/me.ts";
import { characterOf, meetCharacters } from "../bots/characters.ts";
import { findSaved } from "../kept/saved.ts";
import type { Sitter } from "../match/feed.ts";
import { ask } from "../web/http.ts";
import { sitterOf } from "../online/online-sitter.ts";
import { replayText } from "../text/replay.ts";
import { text } from "../text/text.ts";
import { localRecord } from "../kept/local-record.ts";
import { serverRecord } from "../kept/server-record.ts";

/** A recording to look at, and who played. */
export interface Recording {
  readonly record: MatchRecord;
  readonly sitters: Readonly<BySeat<Sitter>>;
  /** Where it can be found again; null for a file. */
  readonly path: string | null;
}

/** A match of the server's. */
export async function fromServer(id: string): Promise<Result<Recording>> {
  const [record, summary] = await Promise.all([
    serverRecord(id),
    ask<{ readonly players: readonly [Player, Player] }>(
      "GET",
      `/api/matches/${encodeURIComponent(id)}`,
    ),
  ]);
  if (!record.ok) return record;
  const { game } = record.value;
  await meetCharacters(game);
  const sitters: BySeat<Sitter> = summary.ok
    ? [sitterOf(game, summary.value.players[0]), sitterOf(game, summary.value.players[1])]
    : nobodies();
  return { ok: true, value: { record: record.value, sitters, path: `/replay/${id}` } };
}

/** A match of this browser's. */
export async function fromHere(id: string): Promise<Result<Recording>> {
  const saved = findSaved(id);
  const record = localRecord(id);
  if (!saved || !record.ok)
    return record.ok ? refuse("no-such-match", text.local.troubles.gone.words) : record;
  const { game, bot, seat } = saved.plan;
  await meetCharacters(game);
  const character = characterOf(game, bot);
  const you: Sitter = {
    ...nobody(seat),
    name: me.get()?.nickname ?? text.local.guest,
    avatar: me.get()?.avatar ?? "",
  };
  const they: Sitter = {
    ...nobody(seat),
    name: character?.name ?? bot,
    kind: "bot",
    avatar: character?.avatar ?? "",
  };
  return {
    ok: true,
    value: {
      record: record.value,
      sitters: seat === 0 ? [you, they] : [they, you],
      path: `/replay/local/${id}`,
    },
  };
}

/** A file somebody brought. */
export const fromFile = (record: MatchRecord): Recording => ({
  record,
  sitters: nobodies(),
  path: null,
});

const nobody = (seat: number): Sitter => ({
  name: replayText.nobody(seat),
  kind: "guest",
  avatar: "",
  note: null,
  account: null,
});

const nobodies = (): BySeat<Sitter> => [nobody(0), nobody(1)];
