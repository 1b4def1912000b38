import type { Word, Words } from './word.ts';

/** A role as written in its phrase. */
export interface Draft {
  readonly head: Word;
  /** The words before the head, one list per alternative. */
  variants: readonly Words[];
  /** The alternatives are joined by 'and'. */
  requiresAll: boolean;
  /** The index of its phrase. */
  readonly segment: number;
}

/** Words without a head, one note per alternative. */
export interface Note {
  readonly words: Words;
  /** It follows 'of', as in 'Head of Product'. */
  readonly isObject: boolean;
  readonly requiresAll: boolean;
  readonly segment: number;
}

/** The levels of one phrase, and whether they are those of its role, not of a team or of those whom it serves. */
export interface PhraseLevels {
  readonly segment: number;
  readonly levels: readonly string[];
  readonly isOwn: boolean;
}

/** A title split into its phrases, before its roles are resolved. */
export interface Outline {
  drafts: Draft[];
  notes: Note[];
  readonly levels: string[];
  /** The levels by phrase. */
  readonly phraseLevels: PhraseLevels[];
  readonly territories: string[];
}
