import { cardRow } from "@holmgang/clans";
import type { CardId, Family, HeroId, Tag, Terrain } from "@holmgang/clans";
import type { GlyphName } from "../../look/glyph-names.ts";
import type { FieldName } from "../../look/painted-field.tsx";

/** The charge of each card. */
export const CARD_GLYPH: Readonly<Record<CardId, GlyphName>> = {
  "desert-quick-strike": "scorpion",
  "lake-quick-strike": "big-wave",
  "woods-quick-strike": "fox-head",
  "marsh-quick-strike": "frog",
  "desert-warrior": "spears",
  "lake-warrior": "trident",
  "woods-warrior": "wood-axe",
  "marsh-warrior": "snake",
  "desert-tank": "camel-head",
  "lake-tank": "sea-turtle",
  "woods-tank": "bear-head",
  "marsh-tank": "croc-jaws",
  "desert-elite-striker": "crossed-sabres",
  "lake-elite-striker": "harpoon-trident",
  "woods-elite-striker": "daggers",
  "marsh-elite-striker": "swamp-bat",
  "desert-veteran": "mailed-fist",
  "lake-veteran": "captain-hat-profile",
  "woods-veteran": "crested-helmet",
  "marsh-veteran": "heron",
  "lake-shield-totem": "totem",
  "desert-war-banner": "tattered-banner",
  "woods-healing-tree": "three-leaves",
  "marsh-bog-idol": "medal-skull",
  "desert-berserker": "battle-axe",
  "lake-guardian": "shield-echoes",
  "woods-sentinel": "tree-face",
  "marsh-lurker": "croc-sword",
  "desert-shadow-scout": "hood",
  "lake-mist-weaver": "fog",
  "woods-shroud-walker": "cultist",
  "marsh-fog-stalker": "swamp",
  "sunfire-warlord": "sunrise",
  "tidal-leviathan": "sea-dragon",
  "ancient-treant": "oak",
  "mire-hydra": "hydra",
  "shadow-assassin": "hooded-assassin",
  voltigeur: "musket",
  fusilier: "bayonet",
  "line-infantry": "minions",
  "field-cannon": "cannon",
  sapper: "dig-dug",
  "drummer-boy": "drum",
  grenadier: "barbute",
  hussar: "saber-slash",
  cuirassier: "chess-knight",
  "young-guard": "swordman",
  "chasseur-a-cheval": "horse-head",
  "horse-artillery": "cannon-shot",
  "old-guard": "black-knight-helm",
  "marshal-ney": "mounted-knight",
  "grand-battery": "pirate-cannon",
  "polish-lancer": "cavalry",
  "imperial-eagle": "hawk-emblem",
  "siege-cannon": "cannon-ball",
  "napoleons-guard": "imperial-crown",
  "austrian-jager": "winchester-rifle",
  "austrian-infantry": "rifle",
  "austrian-grenadier": "bundle-grenade",
  "austrian-hussar": "saber-and-pistol",
  "austrian-cuirassier": "breastplate",
  "austrian-cannon": "ballista",
  "austrian-officer": "star-medal",
  "capuchin-thief": "bindle",
  "howler-monkey": "monkey",
  silverback: "gorilla",
  "worker-ant": "ant",
  "soldier-ant": "insect-jaws",
  "ant-queen": "beetle-shell",
  scout: "spyglass",
  "shield-guard": "shield-bash",
  aerostier: "air-balloon",
  ant: "ants",
};

/** What a card's charge is painted on: its terrain, or a ground without one. */
export const fieldOf = (card: CardId): FieldName =>
  cardRow(card).lanes?.element ?? (card === "shadow-assassin" ? "night" : "bone");

/** A hero's emblem, and what its power looks like. */
export const HERO_GLYPH: Readonly<Record<HeroId, readonly [emblem: GlyphName, power: GlyphName]>> =
  {
    napoleon: ["eagle-emblem", "card-draw"],
    saladin: ["turban", "swords-power"],
    nelson: ["anchor", "healing"],
  };

/** Ground that nobody has seen is hidden. */
export const TERRAIN_GLYPH: Readonly<Record<Terrain | "unknown", GlyphName>> = {
  woods: "pine-tree",
  lake: "waves",
  desert: "cactus",
  marsh: "reed",
  unknown: "hidden",
};

export const FAMILY_GLYPH: Readonly<Record<Family, GlyphName>> = { monkey: "monkey", ant: "ants" };

export const ABILITY_GLYPH: Readonly<Record<Tag, GlyphName>> = {
  fury: "fist",
  shield: "checked-shield",
  first_strike: "fast-arrow",
  cleave: "axe-swing",
  thorns: "crown-of-thorns",
  regen: "regeneration",
  regenerate: "regeneration",
  heal_ally: "heart-plus",
  guard: "shield-opposition",
  ranged: "high-shot",
  far_attack: "arrow-scope",
  inspire: "trumpet-flag",
  fortify: "defensive-wall",
  rally: "rally-the-troops",
  command: "sergeant",
  stack_buff_damage: "upgrade",
  stack_debuff_enemy_damage: "armor-downgrade",
  conceal_back: "domino-mask",
  stealth_pass: "cloak-dagger",
  paratrooper: "parachute",
  scout: "spyglass",
};
