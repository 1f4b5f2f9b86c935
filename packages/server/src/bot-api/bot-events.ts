import type { Message, MessageOf } from "@holmgang/protocol";

/** What a bot hears of the world outside its matches. */
type BotEvent =
  | ({ readonly type: "challenge"; readonly challenge: string } & Pick<
      MessageOf<"invited">,
      "game" | "settings" | "from" | "expiresAt"
    >)
  | ({ readonly type: "challengeClosed"; readonly challenge: string } & Pick<
      MessageOf<"invite_closed">,
      "state"
    >)
  | ({ readonly type: "gameStart" } & Pick<
      MessageOf<"match_found">,
      "match" | "game" | "seat" | "players"
    >)
  | ({ readonly type: "gameFinish" } & Pick<MessageOf<"update">, "match" | "outcome">);

/** What events need of their line. */
interface EventRoom {
  write(event: BotEvent): void;
  /** Gives the bot's part of a match's chance. */
  giveNonce(match: string): void;
  /** Asks for all that was said in a match. */
  resume(match: string): void;
}

/** Makes events of what the server says in the general protocol: challenges, and matches that begin and end. */
export function botEvents({ write, giveNonce, resume }: EventRoom): (message: Message) => void {
  const found = new Map<string, MessageOf<"match_found">>();
  const started = new Set<string>();

  /** A match begins with the first that is heard of it, and not before: until then nothing can be done in it. */
  function follow({ match, outcome }: MessageOf<"update">): void {
    const start = found.get(match);
    if (start && !started.has(match)) {
      const { game, seat, players } = start;
      started.add(match);
      write({ type: "gameStart", match, game, seat, players });
    }
    if (outcome && found.delete(match)) write({ type: "gameFinish", match, outcome });
  }

  return (message) => {
    switch (message.kind) {
      case "welcome":
        return message.matches.forEach(resume);
      case "match_found":
        found.set(message.match, message);
        return giveNonce(message.match);
      case "update":
        return follow(message);
      case "invited": {
        const { invite: challenge, game, settings, from, expiresAt } = message;
        return write({ type: "challenge", challenge, game, settings, from, expiresAt });
      }
      case "invite_closed": {
        const { invite: challenge, state } = message;
        return write({ type: "challengeClosed", challenge, state });
      }
      case "ok":
      case "refused":
      case "presence":
      case "audience":
      case "settled":
      case "left_queue":
      case "emote":
      case "rematch_offered":
      case "rematch_closed":
      case "departed":
      case "returned":
      case "banned":
      case "closing":
        return; // nothing a bot can do something about
    }
  };
}
