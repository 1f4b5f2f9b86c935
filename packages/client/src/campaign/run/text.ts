const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** What is said of a run that somebody looks at. */
export const runText = {
  title: "A run of Napoleon",
  replaying: "Playing the run again",
  reading: (at: number, of: number): string => `Move ${at} of ${of}`,
  won: "The campaign is won",
  lost: (act: number): string => `Lost in act ${act}`,
  goesOn: (act: number): string => `On the march, act ${act}`,
  reached: "Reached",
  actOf: (act: number, acts: number): string => `Act ${act} of ${acts}`,
  encounters: "Encounters",
  fights: (count: number): string => many(count, "fight won", "fights won"),
  health: "Health",
  army: "Army",
  fallen: (count: number): string => `${count} fallen`,
  legacy: "What it brought",
  nothing: "Nothing yet.",
  sum: "Legacy points",
  brought: {
    battle: (count: number): string => many(count, "battle won", "battles won"),
    elite: (count: number): string => many(count, "elite beaten", "elites beaten"),
    boss: (count: number): string => many(count, "boss beaten", "bosses beaten"),
    act: (act: number): string => `Act ${act} won`,
    lost: (act: number): string => `Run lost in act ${act}`,
    campaign: (): string => "The campaign won",
    first: (): string => "For the first time",
  },
  acts: "Acts",
  chapter: (name: string, isWon: boolean): string => (isWon ? `${name}, won` : name),
  map: (name: string): string => `The road of the army: ${name}`,
  stops: (name: string): string => `Encounters: ${name}`,
  ends: { won: "won", lost: "lost", conceded: "conceded", retreated: "retreated", peace: "" },
  beads: (name: string, end: "won" | "lost" | null): string =>
    end === null ? name : `${name}, ${end}`,
  bead: (number: number, title: string, end: string): string =>
    end === "" ? `${number}. ${title}` : `${number}. ${title}: ${end}`,
  waited: "Waited",
  returned: "Turned back",
  afterwards: "In camp",
  verdict: {
    good: "This run is true",
    goodWords: (moves: number, battles: number): string =>
      `All ${many(moves, "move")} and ${many(battles, "battle")} were played again in this browser: each follows the rules from the run’s seed, and nothing was changed.`,
    bad: "This run cannot be trusted",
  },
  again: "Verify again",
  share: "Share this run",
  save: "Save the record",
  openOther: "Open another run",
  toCampaign: "To the campaign",
  open: "Open a run",
  openWords: "Drop a campaign’s record here, or press to choose one. It stays in this browser.",
  choose: "Choose a run’s record",
  none: "There is no such run",
  noneWords: "This browser keeps one run, and it is another; a file can be opened instead.",
};
