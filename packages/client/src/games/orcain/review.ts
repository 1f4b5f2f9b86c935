import { reviewRounds } from "@holmgang/bots/orcain";
import type { RoundReview } from "@holmgang/bots/orcain";
import { accept, replay, SEATS } from "@holmgang/kernel";
import type { MatchRecord, Result, Seat } from "@holmgang/kernel";
import { CARDS, orcain } from "@holmgang/orcain";
import type { Layout } from "@holmgang/orcain";
import { accuracyOf, gradeOf, mean } from "../../game/judgement.ts";
import type { Judgement, Review } from "../../game/judgement.ts";
import { orcainText } from "./text.ts";

/** A match of Orcain against the exact equilibrium. */
export function review(record: MatchRecord): Result<Review> {
  const pages = replay(orcain, record);
  if (!pages.ok) return pages;
  const view = orcain.view(pages.value.at(-1)!.journal.position.state, "spectator");
  const bySeat = SEATS.map((seat) => reviewRounds(view, seat).map((round) => judge(round, seat)));
  const [first, second] = [bySeat[0]!, bySeat[1]!];
  return accept({
    judgements: first.flatMap((judgement, at) => [judgement, second[at]!]),
    accuracy: [accuracy(first), accuracy(second)],
    luckHp: [luck(first), luck(second)],
  });
}

function judge(round: RoundReview, seat: Seat): Judgement {
  const lost = Math.max(0, chance(round.value) - chance(round.expected));
  return {
    chapter: round.roundIndex,
    seat,
    grade: gradeOf(100 * lost),
    before: chance(round.value),
    after: chance(round.expected),
    came: chance(round.got),
    played: inWords(round.mine),
    best: round.mix.map(({ layout, chance: how }) => ({ move: inWords(layout), chance: how })),
    luckHp: round.luckHp,
  };
}

/** A value from −1 to 1 as a chance to win; a draw counts half. */
const chance = (value: number): number => (value + 1) / 2;

const inWords = (layout: Layout): string =>
  layout.map((card) => (card ? CARDS[card].name : orcainText.nothing)).join(", ");

const accuracy = (judgements: readonly Judgement[]): number | null =>
  mean(judgements.map(({ before, after }) => accuracyOf(100 * Math.max(0, before - after))));

const luck = (judgements: readonly Judgement[]): number =>
  judgements.reduce((sum, { luckHp }) => sum + luckHp, 0);
