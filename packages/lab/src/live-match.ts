import type {
  Config,
  Decision,
  Expiry,
  Host,
  MatchRecord,
  Outcome,
  Rng,
  Seat,
  Shape,
} from "@holmgang/kernel";

/** A match in play, as bots and whoever asks them need it. */
export interface LiveMatch {
  decisions(): readonly Decision[];
  legalMoves(seat: Seat): readonly Shape["move"][];
  view(seat: Seat): unknown;
  take(input: BotInput): void;
  /** Makes one of the seat's legal moves; nobody asks again whether it is one. */
  takeListed(seat: Seat, move: Shape["move"]): void;
  outcome(): Outcome | null;
}

type BotInput =
  | { readonly kind: "move"; readonly seat: Seat; readonly move: Shape["move"] }
  | Expiry;

/** One state, changed in place, with no record and no events. A bot's move is checked all the same. */
export function fastMatch({ game }: Host, config: Config<Shape>, rng: Rng): LiveMatch {
  const table = { rng };
  const state = game.setup(config, table);
  return {
    decisions: () => game.decisions(state),
    legalMoves: (seat) => game.legalMoves(state, seat),
    view: (seat) => game.view(state, seat),
    outcome: () => game.outcome(state),
    take(input) {
      if (input.kind === "expire")
        return game.expire(state, input.seat, input.clock ?? "limit", table);
      const refusal = game.refusal(state, input.seat, input.move);
      if (refusal) throw illegal(input, refusal.words);
      return game.apply(state, input.seat, input.move, table);
    },
    takeListed: (seat, move) => game.apply(state, seat, move, table),
  };
}

export interface RecordedMatch extends LiveMatch {
  record(): MatchRecord;
}

/** The same through the kernel's one door, written down. Simulated matches take no time: every input is at 0. */
export function recordedMatch(host: Host, config: Config<Shape>, seed: string): RecordedMatch {
  let { journal } = host.openJournal(config, seed);
  const state = () => journal.position.state;
  const take = (input: BotInput): void => {
    const page = host.append(journal, 0, input);
    if (!page.ok) throw illegal(input, page.refusal.words);
    journal = page.value.journal;
  };
  return {
    decisions: () => host.decisions(journal.position),
    legalMoves: (seat) => host.game.legalMoves(state(), seat),
    view: (seat) => host.game.view(state(), seat),
    outcome: () => host.outcome(journal.position),
    record: () => host.recordOf(journal),
    take,
    takeListed: (seat, move) => take({ kind: "move", seat, move }),
  };
}

const illegal = (input: BotInput, words: string): Error =>
  new Error(`a bot in seat ${input.seat} made an illegal move, ${JSON.stringify(input)}: ${words}`);
