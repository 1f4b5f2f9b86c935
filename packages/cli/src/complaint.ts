/** Something the caller got wrong: one clear line and an exit code. 2 is a bad call or a bad file, 1 a failed check. */
export class Complaint extends Error {
  override readonly name = "Complaint";
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Does something with a file; if the system refuses, the complaint is `what` and the system's code. */
export function orComplain<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw new Complaint(`${what} (${code})`);
  }
}

/** The system's name for what went wrong, like ENOENT; null if it was not the system. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error ? String(error.code) : null;
