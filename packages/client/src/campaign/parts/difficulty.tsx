import { DIFFICULTIES } from "@holmgang/campaign";
import type { Difficulty } from "@holmgang/campaign";
import { campaignText } from "../text.ts";
import "./difficulty.css";

/** How hard a fight is: lozenges, and the word. */
export const Hardness = ({ difficulty }: { readonly difficulty: Difficulty }) => (
  <span className="hardness">
    {DIFFICULTIES.map((each, index) => (
      <i key={each} data-on={index <= DIFFICULTIES.indexOf(difficulty) || undefined} />
    ))}
    <em>{campaignText.levels[difficulty]}</em>
  </span>
);
