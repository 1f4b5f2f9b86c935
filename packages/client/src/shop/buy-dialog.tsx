import type { Ware } from "@holmgang/decks";
import type { Refusal } from "@holmgang/kernel";
import { useRef, useState } from "react";
import { placeOrder } from "../gold/collection.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { toast } from "../look/toasts.tsx";
import { refreshMe } from "../me/me.ts";
import { goldText } from "../text/gold.ts";

const words = goldText.shop;

/** Asks once, and says what is left. While an order is on its way there is no second one; sent again it is the same one. */
export function BuyDialog({
  game,
  ware: { id, name, price },
  nth,
  gold,
  close,
}: {
  readonly game: string;
  readonly ware: Ware;
  /** Which one of it this will be. */
  readonly nth: number;
  readonly gold: number;
  close(this: void): void;
}) {
  const order = useRef({ ware: id, nth, price });
  const [isUnderway, setUnderway] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const pay = async (): Promise<void> => {
    setUnderway(true);
    const answer = await placeOrder(game, order.current);
    setUnderway(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    void refreshMe();
    toast({ tone: "good", words: words.bought(name, answer.value.gold) });
    close();
  };
  return (
    <Dialog
      open
      title={words.sure(name, price)}
      onClose={isUnderway ? () => {} : close}
      actions={
        <>
          <Button missing={isUnderway} onClick={close}>
            {words.no}
          </Button>
          <Button kind="primary" data-testid="pay" missing={isUnderway} onClick={() => void pay()}>
            {isUnderway ? words.buying : refusal ? words.again : words.yes}
          </Button>
        </>
      }
    >
      <p role="status">
        {refusal === null
          ? words.left(gold - price)
          : refusal.code === "offline"
            ? words.lost
            : refusal.words}
      </p>
    </Dialog>
  );
}
