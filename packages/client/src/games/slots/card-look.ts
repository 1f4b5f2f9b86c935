import type { CardId, Keyword, OngoingId } from "@holmgang/slots";
import type { GlyphName } from "../../look/glyph-names.ts";
import type { FieldName } from "../../look/painted-field.tsx";
import "./glyphs.ts";

interface CardLook {
  readonly glyph: GlyphName;
  readonly field: FieldName;
}

const look = (glyph: GlyphName, field: FieldName): CardLook => ({ glyph, field });

/** What each card looks like. */
export const CARD_LOOK: Readonly<Record<CardId, CardLook>> = {
  acolyte: look("monk-face", "gold"),
  apprentice: look("spell-book", "plum"),
  archer: look("bowman", "moss"),
  bard: look("lyre", "moss"),
  champion: look("spartan-helmet", "rust"),
  dragon: look("spiked-dragon-head", "blood"),
  engineer: look("gear-hammer", "steel"),
  ghoul: look("raise-zombie", "blood"),
  hunter: look("wolf-head", "moss"),
  knight: look("visored-helm", "steel"),
  mimic: look("mimic-chest", "plum"),
  necromancer: look("skull-staff", "night"),
  noble: look("diamond-ring", "plum"),
  priest: look("sun-priest", "gold"),
  ranger: look("robin-hood-hat", "moss"),
  rogue: look("rogue", "night"),
  rookie: look("sword-brandish", "bone"),
  roots: look("tree-roots", "moss"),
  scout: look("binoculars", "bone"),
  sentinel: look("guarded-tower", "steel"),
  turret: look("ballista", "rust"),
  vampire: look("vampire-dracula", "blood"),
  veteran: look("centurion-helmet", "bone"),
  warlock: look("warlock-hood", "night"),
  wizard: look("wizard-face", "plum"),
  mender: look("healing", "gold"),
  watchman: look("watchtower", "bone"),
  squire: look("broadsword", "bone"),
  assassinate: look("cloak-dagger", "night"),
  energize: look("embrassed-energy", "gold"),
  fireball: look("fireball", "rust"),
  repositioning: look("back-forth", "steel"),
  seed: look("plant-seed", "moss"),
  strike: look("deadly-strike", "rust"),
  unsummon: look("magic-portal", "plum"),
  bulwark: look("defensive-wall", "steel"),
  brambles: look("thorny-vine", "rust"),
};

/** The class that colours an ongoing effect's band. */
export const BAND: Readonly<Record<OngoingId, string>> = {
  bulwark: "band--steel",
  brambles: "band--rust",
  watchfire: "band--gold",
};

export const KEYWORD_GLYPH: Readonly<Record<Keyword, GlyphName>> = {
  deploy: "arrow-dunk",
  consume: "swallow",
  consumed: "swallow",
  death: "death-skull",
  conquer: "queen-crown",
  activate: "power-lightning",
  turnStart: "hourglass",
};
