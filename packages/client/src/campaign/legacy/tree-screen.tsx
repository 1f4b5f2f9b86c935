import { SiteFrame } from "../../frame/site-frame.tsx";
import { Spinner } from "../../look/spinner.tsx";
import { legacyText } from "./text.ts";
import { Tree } from "./tree.tsx";
import { useLegacy } from "./use-legacy.ts";

/** The tree of whoever looks. It begins with the node to buy, so it waits for what there is to spend. */
export function TreeScreen() {
  const legacy = useLegacy();
  return (
    <SiteFrame title={legacyText.tree.title} at="play" width="full">
      {legacy.isKnown ? (
        <Tree legacy={legacy} />
      ) : (
        <div className="waiting">
          <Spinner label={legacyText.tree.title} />
        </div>
      )}
    </SiteFrame>
  );
}
