/** A new game's name in the shapes that code needs. */
export interface Names {
  /** In files, addresses and the command line: `duel`. */
  readonly id: string;
  /** Its types and its name to people: `Duel`. */
  readonly type: string;
  /** Its lists: `DUEL`. */
  readonly list: string;
}

/** Why a word cannot be the name of a new game, in a sentence; null if it can. */
export function nameFault(id: string, taken: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]{2,19}$/.test(id))
    return `'${id}' cannot name a game: take 3 to 20 small letters and digits, a letter first.`;
  if (RESERVED.includes(id)) return `'${id}' means something else here: take another word.`;
  return taken.includes(id) ? `There is a game '${id}' already.` : null;
}

/** Words of the language, and names that the house has given already. */
const RESERVED: readonly string[] =
  "abstract any async await bool boolean break case catch class const continue debugger default delete does each else enum export extends false final finally for from function get host goto implements import instanceof int interface let match native new null number of open outcome package pick private protected public random readonly return rival sample set shuffle state static string super switch symbol synchronized table template this throw throws transient true try type typeof undefined unknown var void volatile waiting while with words yield all bots campaign cli client decks games kernel lab protocol server".split(
    " ",
  );

export const namesOf = (id: string): Names => ({
  id,
  type: `${id[0]!.toUpperCase()}${id.slice(1)}`,
  list: id.toUpperCase(),
});

/** A text of the template as a text of the new game. */
export const renamed = (text: string, { id, type, list }: Names): string =>
  text.replaceAll("sample", id).replaceAll("Sample", type).replaceAll("SAMPLE", list);
