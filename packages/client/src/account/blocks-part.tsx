import { Trouble } from "../frame/trouble.tsx";
import { Button } from "../look/button.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import { toast } from "../look/toasts.tsx";
import { ask } from "../web/http.ts";
import { useAnswer } from "../web/use-answer.ts";
import { accountText } from "../text/account.ts";

const words = accountText.blocks;

interface Blocked {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string;
}

/** Whom the reader does not want to meet. */
export function BlocksPart() {
  const { value, refusal, again } = useAnswer<readonly Blocked[]>("/api/me/blocks");
  const unblock = async ({ id, nickname }: Blocked): Promise<void> => {
    const answer = await ask("DELETE", `/api/me/blocks/${id}`);
    if (answer.ok) toast({ tone: "good", words: words.unblocked(nickname) });
    else toast({ tone: "bad", words: answer.refusal.words });
    await again();
  };
  return (
    <Panel head={words.head} className="account__part">
      <p>{words.words}</p>
      {refusal && <Trouble refusal={refusal} again={again} />}
      {value?.length === 0 && <p>{words.empty}</p>}
      <ul className="local-matches">
        {value?.map((blocked) => (
          <li key={blocked.id}>
            <Shield seat={0} emblem={emblemOf(blocked.avatar)} size={36} />
            <b className="local-matches__what">{blocked.nickname}</b>
            <Button size="sm" onClick={() => void unblock(blocked)}>
              {words.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
