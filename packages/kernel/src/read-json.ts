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
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isString = !isString;
    else if (isString) at += code === BACKSLASH ? 1 : 0;
    else if (OPENS.has(code) && ++depth > DEEPEST) return true;
    else if (CLOSES.has(code)) depth--;
  }
  return false;
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);
const OPENS: ReadonlySet<number> = new Set(["[".charCodeAt(0), "{".charCodeAt(0)]);
const CLOSES: ReadonlySet<number> = new Set(["]".charCodeAt(0), "}".charCodeAt(0)]);
