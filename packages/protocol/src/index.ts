export { COMMANDS, idOf, parseCommand } from "./commands.ts";
export type { Command, CommandKind, CommandOf } from "./commands.ts";
export { EMOTES } from "./emotes.ts";
export type { Emote } from "./emotes.ts";
export { MESSAGES } from "./messages.ts";
export type { Message, MessageKind, MessageOf, Player } from "./messages.ts";
export { parseMessage } from "./parse-message.ts";
export { REFUSALS } from "./refusals.ts";
export { PROTOCOL } from "./version.ts";
