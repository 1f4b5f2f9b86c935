/** The lesson. */
export const learn = {
  title: (game: string): string => `Learn ${game}`,
  beat: (number: number, of: number): string => `${number} of ${of}`,
  skip: "Skip the lesson",
  next: "Next",
  again: "Once more",
  finish: (bot: string): string => `Play ${bot}`,
  teacher: "Hallgerd",
  teacherNote: "hides nothing",
};
