/** A game's rules, cut up when the client is built. The html is made of our own documents. */
export interface RulesDocument {
  readonly title: string;
  /** What stands before the first section. */
  readonly intro: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  /** Its place in an address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

/** A rule with all that belongs to it, or what stands in a section without a number. */
export interface RulesBlock {
  /** `R12`; null for text without a number. */
  readonly rule: string | null;
  readonly html: string;
  /** The same to search in. */
  readonly text: string;
}
