import { findBot } from "@holmgang/bots";
import type { GameId } from "@holmgang/games";
import { accept, refuse } from "@holmgang/kernel";
import type { BySeat, Host, Refusal, Result } from "@holmgang/kernel";
import type { CommandOf } from "@holmgang/protocol";
import type { Caller, Line } from "../lines/line.ts";
import { tooMuch } from "../limits/too-much.ts";
import type { Node } from "../node/node.ts";
import { findMatch } from "./find-match.ts";
import type { Seated } from "./find-match.ts";
import { gameOf } from "../games/game-of.ts";
import { pairedOrNot } from "./paired-or-not.ts";
import { roomFor } from "./room-for.ts";
import { someSeat } from "./some-seat.ts";
import { termsOf } from "../games/terms-of.ts";

/** The pace without clocks: a bot does not mind waiting. */
const UNTIMED = "untimed";

/** Opens a match against one of the server's bots. Nothing is staked, nothing is rated. */
export async function playBot(
  node: Node,
  { account }: Line,
  command: CommandOf<"play_bot">,
): Promise<Result<{ match: string }>> {
  if (account.kind === "bot")
    return refuse("bots-only-play-invites", "Bot accounts do not play the server's own bots.");
  const host = gameOf(node, command.game);
  if (!host.ok) return host;
  const { game } = host.value;
  const bot = findBot(command.game as GameId, command.bot); // a known game by now
  if (!bot) return refuse("no-such-bot", `${command.game} has no bot '${command.bot}'.`);
  const settings = settingsOf(host.value, command.settings);
  if (!settings.ok) return settings;
  const entry = game.parseEntry(command.entry, settings.value);
  if (!entry.ok) return entry;
  const botEntry = game.parseEntry(undefined, settings.value);
  if (!botEntry.ok) return botEntry;
  const full = thoughtful(node, account) ?? (await roomFor(node, account, true));
  if (full) return { ok: false, refusal: full };
  const own: Seated = { account: account.id, bot: null, entry: entry.value };
  const theirs: Seated = { account: null, bot: bot.name, entry: botEntry.value };
  const seat = command.seat ?? someSeat();
  const players: BySeat<Seated> = seat === 0 ? [own, theirs] : [theirs, own];
  return pairedOrNot(node, async (step) =>
    accept({
      match: await findMatch(
        step,
        {
          host: host.value,
          settings: settings.value,
          players,
          mode: null,
          rated: false,
          listed: true,
          rematchOf: null,
          uncounted: null,
        },
        node.now(),
      ),
    }),
  );
}

/** The settings given, on top of no clock. */
function settingsOf(host: Host, given: unknown): Result<unknown> {
  const untimed = termsOf(host).paces.find(({ id }) => id === UNTIMED);
  const isRecord = typeof given === "object" && given !== null && !Array.isArray(given);
  return host.game.parseSettings(
    isRecord || given === undefined ? { ...untimed?.settings, ...given } : given,
  );
}

/** Whoever waits for many answers of bots already begins no further match against one. */
function thoughtful({ thoughts, limits }: Node, { id, household }: Caller): Refusal | null {
  const waiting = thoughts({ account: id, household });
  const isFull =
    waiting.account >= limits.thoughts.account || waiting.household >= limits.thoughts.household;
  return isFull
    ? tooMuch("bots-busy", "The bots have not answered you in your other matches yet", THOUGHT_MS)
    : null;
}

/** By then some of them will have been given. */
const THOUGHT_MS = 5_000;
