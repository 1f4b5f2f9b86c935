import unhomoglyph from "unhomoglyph";

/** Letters that look alike are one letter, whatever their alphabet, case and width: for comparing, never for reading. */
export function shapeOf(text: string): string {
  const letters = Array.from(text.normalize("NFKC").normalize("NFD"), latinCapital).join("");
  return unhomoglyph(letters.toLowerCase().normalize("NFD")).toLowerCase();
}

/** A name as it looks: two that a reader could take for each other have the same. A capital I is a small l to the eye. */
export const lookOf = (name: string): string => shapeOf(name).replaceAll("i", "l");

/** A Greek capital Nu looks like an N, though its small letter looks like a v. */
function latinCapital(letter: string): string {
  const alike = unhomoglyph(letter);
  return /^[A-Z]$/.test(alike) ? alike : letter;
}
