import { canonical, same } from "../../canonical.ts";
import { clone } from "../../clone.ts";
import type { Game, Shape } from "../../game.ts";
import { advance, open } from "../../match.ts";
import { generator, pick, rngState } from "../../rng.ts";
import type { Rng } from "../../rng.ts";
import { VIEWERS } from "../../seat.ts";
import { demand } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Trail } from "../trail.ts";
import { ambientUse } from "./ambient.ts";
import type { Law } from "./law.ts";

export const purityLaw: Law = {
  id: "purity",
  promise:
    "clone and original never influence each other; rules never touch an ambient clock or randomness",
  check({ game }, trail, rng) {
    touchesNothingAmbient(game, trail, rng);
    looksWithoutChanging(game, trail, rng);
    sharesNothing(game, trail, rng);
  },
};

/** Every question a game answers is asked under watch. */
function touchesNothingAmbient<T extends Shape>(game: Game<T>, trail: Trail<T>, rng: Rng): void {
  const used = ambientUse(() => {
    let { position, events } = open(game, trail.config, trail.seed);
    game.terms(trail.config.settings);
    for (const { input } of trail.steps) {
      askEverything(game, position.state, rng);
      for (const viewer of VIEWERS) for (const event of events) game.redact(event, viewer);
      const result = advance(game, position, input);
      if (result.ok) ({ position, events } = result.value);
    }
  });
  demand(used === null, () => `the rules used ${used}`);
}

function askEverything<T extends Shape>(game: Game<T>, state: T["state"], rng: Rng): void {
  game.outcome(state);
  for (const viewer of VIEWERS) game.view(state, viewer);
  for (const { seat } of game.decisions(state)) {
    const [move] = game.legalMoves(state, seat);
    if (move) game.refusal(state, seat, move);
    game.determinize(game.view(state, seat), seat, rng);
  }
}

/** Questions change nothing: asked of one position, they leave it as it was. */
function looksWithoutChanging<T extends Shape>(game: Game<T>, trail: Trail<T>, rng: Rng): void {
  const { state } = pick(rng, positionsOf(trail));
  const before = canonical(state);
  askEverything(game, state, rng);
  demand(canonical(state) === before, () => "looking at a state changed it");
}

/** Two matches from one config, one played on in place: the other, and the questions it gives, stay as they were. */
function sharesNothing<T extends Shape>(game: Game<T>, trail: Trail<T>, rng: Rng): void {
  const config = clone(trail.config);
  const fresh = () => game.setup(config, { rng: generator(rngState(trail.seed)) });
  const [played, kept] = [fresh(), fresh()];
  const copy = clone(kept);
  const before = portrait(game, kept);
  const table = { rng: generator(rngState(trail.seed)) };
  for (let turns = 0; turns < 8; turns++) {
    const decision = game.decisions(played)[0];
    if (!decision) break;
    const views = VIEWERS.map((viewer) => game.view(played, viewer));
    const looked = canonical(views);
    game.apply(played, decision.seat, pick(rng, game.legalMoves(played, decision.seat)), table);
    demand(canonical(views) === looked, () => "a view changed when the match went on");
  }
  demand(same(config, trail.config), () => "playing a match changed its config");
  demand(portrait(game, kept) === before, () => "playing one match changed another");
  demand(portrait(game, copy) === before, () => "playing one match changed a copy of another");
  demand(portrait(game, fresh()) === before, () => "playing one match changed how the next begins");
}

const portrait = <T extends Shape>(game: Game<T>, state: T["state"]): string =>
  canonical([state, game.decisions(state).map(({ seat }) => game.legalMoves(state, seat))]);
