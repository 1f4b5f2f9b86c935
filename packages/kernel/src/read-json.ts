/** What a text says; undefined if it is no JSON, or nested deeper than anything of ours: what is folded later would have no room. */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Records of runs with the records of their battles in them are some twelve deep. */
const DEEPEST = 64;

/** Looked at before anything is made of it. Brackets in strings do not count. */
export function isTooDeep(text: string): boolean {
  if (!hasMany(text)) return false;
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isString = !isString;
    else if (isString) at += code === BACKSLASH ? 1 : 0;
    else if (opens(code) && ++depth > DEEPEST) return true;
    else if (closes(code)) depth--;
  }
  return false;
}

/** Nearly every text has too few to be deep, wherever they stand: that is found out faster. */
function hasMany(text: string): boolean {
  let many = 0;
  for (const open of ["{", "["])
    for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1))
      if (++many > DEEPEST) return true;
  return false;
}

// Brackets and braces differ in one bit.
const opens = (code: number): boolean => (code | 0x20) === BRACE;
const closes = (code: number): boolean => (code | 0x20) === BRACE + 2;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);
const BRACE = "{".charCodeAt(0);
