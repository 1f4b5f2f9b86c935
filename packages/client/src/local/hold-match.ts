const TRIES = 4;
const WAIT_MS = 120;

/**
 * Takes a match of this browser's for this page, so that two pages never write over each other; null if another has it.
 * A page that was just left may need a moment to let go. Where a browser has no locks the match is simply taken.
 */
export async function holdMatch(id: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const release = await tryHold(`holmgang.match.${id}`);
    if (release) return release;
    await new Promise((done) => setTimeout(done, WAIT_MS));
  }
  return null;
}

const tryHold = (name: string): Promise<(() => void) | null> =>
  new Promise((done) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return done(null);
      return new Promise<void>((release) => done(release));
    });
  });
