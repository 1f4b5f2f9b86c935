import { text } from "../text/text.ts";
import "./waiting.css";

/** Something is on its way. What stands below the page is not shown until it is here: it would only jump. */
export function Waiting({ words = text.site.loading }: { readonly words?: string }) {
  return (
    <p className="waiting" role="status">
      {words}
    </p>
  );
}
