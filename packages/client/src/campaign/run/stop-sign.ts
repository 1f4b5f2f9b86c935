import { KIND_SIGNS } from "../signs.ts";
import type { Sign } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { RunStop } from "./chapters.ts";
import { runText } from "./text.ts";

const STAYED: Sign = { glyph: "camping-tent", field: "bone" };

export const signOf = ({ kind }: RunStop): Sign =>
  kind === "waited" || kind === "returned" ? STAYED : KIND_SIGNS[kind];

export const kindOf = ({ kind }: RunStop): string =>
  kind === "waited" || kind === "returned" ? runText[kind] : campaignText.kinds[kind];
