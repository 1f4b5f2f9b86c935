import { Button } from "../look/button.tsx";
import { useKeys } from "../pieces/keys.ts";
import { text } from "../text/text.ts";
import { navigate } from "../web/route.ts";

/** The end of a battle of something larger: on with that. */
export function Onward({ back, replay }: { readonly back: string; readonly replay: string }) {
  useKeys({ Enter: () => navigate(back) }, "dialog");
  return (
    <div className="ending__buttons">
      <Button
        kind="primary"
        size="lg"
        keyHint="Enter"
        data-testid="onward"
        onClick={() => navigate(back)}
      >
        {text.local.onward}
      </Button>
      <Button icon="play" onClick={() => navigate(replay)}>
        {text.table.replay}
      </Button>
    </div>
  );
}
