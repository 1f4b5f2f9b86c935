import { NAV } from "../web/site-nav.ts";
import { navigate } from "../web/route.ts";
import { startLocal } from "../kept/start-local.ts";
import type { IconName } from "../look/icon-drawings.ts";
import { prefer, preferences } from "../preferences/preferences.ts";
import { accountText } from "../text/account.ts";
import { text } from "../text/text.ts";
import type { Command } from "./matching.ts";
import type { ToldGame } from "./told-games.ts";

const words = text.palette;

const go = (name: string, href: string, icon: IconName, note = words.groups.page): Command => ({
  id: `${note} ${name}`,
  words: name,
  note,
  icon,
  run: () => navigate(href),
});

/** Everything that can be found by typing, as things are now. */
export function commands(told: readonly ToldGame[], showKeys: () => void): readonly Command[] {
  return [...pages(), ...told.flatMap(ofGame), ...actions(showKeys)];
}

const pages = (): readonly Command[] => [
  ...NAV.map(({ words: name, href, icon }) => go(name, href, icon)),
  go(accountText.you, "/you", "user"),
  go(text.site.signIn, "/sign-in", "user"),
  go(text.site.settings, "/settings", "gear"),
  go(text.site.credits, "/credits", "info"),
];

const ofGame = ({ row: { id, name }, setUp, hasDecks }: ToldGame): readonly Command[] => [
  ...setUp.characters.map((character) => ({
    id: `${id} ${character.bot}`,
    words: words.playBot(character.name),
    note: name,
    icon: "bolt" as const,
    run: () => startLocal({ game: id, bot: character.bot }),
  })),
  ...(hasDecks ? [go(words.decksOf(name), `/decks/${id}`, "cards")] : []),
  go(words.rulesOf(name), `/rules/${id}`, "list", words.groups.rules),
];

function actions(showKeys: () => void): readonly Command[] {
  const { sound } = preferences.get();
  const isLight = document.documentElement.dataset["theme"] === "light";
  const action = (name: string, icon: IconName, run: () => void): Command => ({
    id: `action ${name}`,
    words: name,
    note: words.groups.action,
    icon,
    run,
  });
  return [
    sound
      ? action(words.mute, "mute", () => prefer({ sound: false }))
      : action(words.unmute, "sound", () => prefer({ sound: true })),
    isLight
      ? action(words.lamplight, "moon", () => prefer({ theme: "dark" }))
      : action(words.daylight, "sun", () => prefer({ theme: "light" })),
    action(words.keyMap, "help", showKeys),
  ];
}
