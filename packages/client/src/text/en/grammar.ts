/** Somebody a sentence is about: whoever reads it, or somebody with a name. */
export interface Who {
  /** As a sentence begins: "You", "Ulf". */
  readonly name: string;
  readonly you: boolean;
}

/** "You pass", "Ulf passes". */
export const does = ({ name, you }: Who, verb: string): string =>
  `${name} ${you ? verb : thirdPerson(verb)}`;

/** "Your", "Ulf’s". */
export const whose = ({ name, you }: Who): string => (you ? "Your" : `${name}’s`);

/** Within a sentence: "goes to you", "goes to Ulf". */
export const whom = ({ name, you }: Who): string => (you ? "you" : name);

const thirdPerson = (verb: string): string =>
  `${verb}${/(s|sh|ch|x|z|o)$/.test(verb) ? "es" : "s"}`;
