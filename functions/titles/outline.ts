type Words = readonly string[];

/** A role as its phrase gives it, before the phrases around it have been weighed. */
export interface Draft {
  readonly head: string;
  /** Words before the head, one list for each thing joined by a slash or 'and'. */
  readings: readonly Words[];
  /** Whether they are joined by 'and': all of them are meant, not any. */
  together: boolean;
  /** The phrase it stands in, counted from 0. */
  readonly segment: number;
  readonly loose: boolean;
}

/** Words that belong to no head, one note for each thing joined by a slash or 'and'. */
export interface Note {
  readonly words: Words;
  readonly together: boolean;
  readonly segment: number;
}

/** A title read phrase by phrase, its roles not yet weighed against each other. */
export interface Outline {
  drafts: Draft[];
  notes: Note[];
  readonly levels: string[];
}
