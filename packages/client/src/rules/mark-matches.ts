import { partsOf } from "./find-rules.ts";

/** Html with every part of what was typed in `<mark>`; tags and entities stay as they are. */
export function markMatches(html: string, typed: string): string {
  const parts = partsOf(typed);
  if (parts.length === 0) return html;
  const wanted = new RegExp(parts.map(escaped).join("|"), "gi");
  return html
    .split(/(<[^>]*>|&[a-z0-9#]+;)/i)
    .map((piece) =>
      /^[<&]/.test(piece) ? piece : piece.replaceAll(wanted, (found) => `<mark>${found}</mark>`),
    )
    .join("");
}

const escaped = (part: string): string => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
