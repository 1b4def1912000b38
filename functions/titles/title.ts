import type { JobType, Level } from '../table/codes.ts';
import type { Word, Words } from './word.ts';

/** A role in a title: its head noun and the words before it. */
export interface Role {
  /** The noun, such as 'engineer'; NO_HEAD if no known one occurs. */
  readonly head: Word;
  /** Alternatives for the words before the head: 'UI/UX Designer' has ['ui'], ['ux'] and, always last, ['ui', 'ux']. */
  readonly variants: readonly Words[];
  /** A saved title requires all alternatives ('Sales and Marketing Manager') instead of any ('UX/UI Designer'). */
  readonly requiresAll: boolean;
  /**
   * 'named': the title names it. 'renamed': its common name is another role of the title, so that a saved title has one
   * key. 'implied': what a job's role counts as, too, such as a 'Head of' for a director; saved titles ignore it.
   */
  readonly source: 'named' | 'renamed' | 'implied';
  /** Words that a saved title must have to want the role: those of the name by which the dictionary added it. */
  readonly requires: Words;
}

/** A parsed title, in the spelling of the vocabulary. */
export interface Title {
  /** The title as written, trimmed. */
  readonly text: string;
  readonly roles: readonly Role[];
  /** The words outside the roles (team, stack, place), one list per phrase. */
  readonly notes: readonly Words[];
  /** One number per note, the same for alternatives: 'SMB/Mid-Market'. */
  readonly choices: readonly number[];
  /**
   * Broader words that the title's words imply, one list per word: 'erp' beside 'sap'. Saved titles don't require them.
   */
  readonly implied: readonly Words[];
  readonly levels: readonly string[];
  /** The level of whoever has the first role: 'mid' if nothing says so. */
  readonly seniority: Level;
  /** Territories, as in places/territories.tsv. */
  readonly territories: readonly string[];
  /** The territories of a job's places, which count if its title names none. */
  readonly places?: readonly string[];
  /** A job's employment type, if known. */
  readonly jobType?: JobType;
}

/** Whether a role counts in a saved title. */
export const isWanted = ({ source }: Role): boolean => source === 'named';

const NONE: readonly never[] = [];

/** Returns a role with the defaults of one that a title names. */
export const roleOf = (
  head: Word,
  variants: readonly Words[],
  { requiresAll = false, source = 'named', requires = NONE }: Partial<Role> = {},
): Role => ({ head, variants, requiresAll, source, requires });

/** The phrases that may supply words a role lacks. Other names of a role have all of their words. */
export const contextOf = ({ notes, implied }: Title, { source, requires }: Role): readonly Words[] =>
  source === 'implied' && requires.length > 0 ? NONE : implied.length === 0 ? notes : [...notes, ...implied];
