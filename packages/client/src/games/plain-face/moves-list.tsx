import { Button } from "../../look/button.tsx";
import { text } from "../../text/text.ts";
import { groupMoves } from "./group-moves.ts";
import type { MoveGroup } from "./group-moves.ts";
import type { Moves } from "./use-moves.ts";
import "./plain-face.css";

/** Every move as a button with its own words; many of them in groups that open. */
export function MovesList({ moves, make }: Moves) {
  if (moves.length === 0) return null;
  return (
    <div className="plain-moves" role="group" aria-label={text.table.moves}>
      {groupMoves(moves).map((group) =>
        group.head === null ? (
          <Buttons key="" group={group} make={make} />
        ) : (
          <details key={group.head} className="plain-moves__group">
            <summary>{text.table.movesOf(group.head, group.moves.length)}</summary>
            <Buttons group={group} make={make} />
          </details>
        ),
      )}
    </div>
  );
}

const Buttons = ({
  group: { moves },
  make,
}: Pick<Moves, "make"> & { readonly group: MoveGroup<Moves["moves"][number]["move"]> }) => (
  <div className="plain-moves__list">
    {moves.map(({ move, words }) => (
      <Button key={words} size="sm" data-testid="move" onClick={() => make(move)}>
        {words}
      </Button>
    ))}
  </div>
);
