import { charactersOf } from "../bots/characters.ts";
import { startLocal } from "../local/start-local.ts";
import { Button } from "../look/button.tsx";
import { text } from "../text/text.ts";

/** Home: what this is, and one button to a first move. */
export function HomePage() {
  const [gentle] = charactersOf("orcain");
  return (
    <main>
      <h1>{text.home.title.join(" ")}</h1>
      <p>{text.home.pitch}</p>
      <Button
        kind="primary"
        size="lg"
        glyph="crossed-swords"
        data-testid="play-now"
        onClick={() => startLocal({ game: "orcain" })}
      >
        {text.home.play}
      </Button>
      <p>{gentle && text.home.starts(gentle.name)}</p>
    </main>
  );
}
