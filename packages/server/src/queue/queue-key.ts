/** The one name of a queue: a game at a pace. Neither has a space in its id. */
export const queueKey = (game: string, mode: string): string => `${game} ${mode}`;

export function queueOf(key: string): readonly [game: string, mode: string] {
  const [game = "", mode = ""] = key.split(" ");
  return [game, mode];
}
