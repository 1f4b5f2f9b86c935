/** Something the caller got wrong: one clear line and an exit code. 2 is a bad call or a bad file, 1 a failed check. */
export class Complaint extends Error {
  override readonly name = "Complaint";
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
