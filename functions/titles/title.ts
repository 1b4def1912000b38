import type { LEVELS } from '../table/codes.ts';
import { wordsOf } from './vocabulary.ts';

const platforms = wordsOf('platform');

/** How senior whoever has a job is: 'mid' if nothing says so. */
export type Seniority = (typeof LEVELS)[number];

type Words = readonly string[];

/** A role in a title: its head noun and the words before it. */
export interface Role {
  /** The noun, such as 'engineer'; '' if no known one occurs. */
  readonly head: string;
  /** Alternatives for the words before the head: 'UI/UX Designer' has ['ui'], ['ux'] and, always last, ['ui', 'ux']. */
  readonly variants: readonly (readonly string[])[];
  /** A saved title requires all alternatives ('Sales and Marketing Manager') instead of any ('UX/UI Designer'). */
  readonly requiresAll: boolean;
  /** Only a field was named, such as 'Data Science': a role in a saved title, but not in a job's. */
  readonly isFieldOnly: boolean;
  /**
   * 'renamed': a saved title uses the role under another name, which is another role of the title. 'implied': another
   * name of a posted job, which saved titles ignore.
   */
  readonly source: 'named' | 'renamed' | 'implied';
  /** Words that a saved title must have to want the role: those of the name by which the dictionary added it. */
  readonly requires: readonly string[];
}

/** Returns a role with the defaults of one that a title names. */
export const roleOf = ({
  head,
  variants,
  requiresAll = false,
  isFieldOnly = false,
  source = 'named',
  requires = [],
}: Pick<Role, 'head' | 'variants'> & Partial<Role>): Role => ({
  head,
  variants,
  requiresAll,
  isFieldOnly,
  source,
  requires,
});

/** A parsed title, in the spelling of the vocabulary. */
export interface Title {
  /** The title as written, trimmed. */
  readonly text: string;
  readonly roles: readonly Role[];
  /** The words outside the roles (team, stack, place), one list per phrase. */
  readonly notes: readonly (readonly string[])[];
  /** Broader words that the title's words imply, one list per word: 'erp' beside 'sap'. Saved titles don't require them. */
  readonly implied: readonly (readonly string[])[];
  readonly levels: readonly string[];
  /** The level of whoever has the first role. */
  readonly seniority: Seniority;
  /** Territories, as in places/territories.tsv. */
  readonly territories: readonly string[];
}

/** Whether a saved title wants a role of it. */
export const isWanted = ({ source }: Role): boolean => source === 'named';

/**
 * The phrases that may supply words a role lacks: the title's notes and, for engineers, the words of each other:
 * 'Software Engineer (Backend Developer)' is a backend engineer too.
 */
export function contextOf(title: Title, role: Role): readonly (readonly string[])[] {
  if (role.source === 'implied' && role.requires.length > 0) return [];
  const around = title.implied.length === 0 ? title.notes : [...title.notes, ...title.implied];
  if (title.roles.length < 2) return around;
  const engineers: Words[] = [];
  const shared: Words[] = [];
  for (const other of title.roles) {
    if (other === role || other.requires.length > 0) continue;
    if (role.head === 'engineer' && other.head === 'engineer') engineers.push(...other.variants);
    // In 'Salesforce Scrum Master/Business Analyst' both work with Salesforce.
    for (const words of other.variants)
      for (const word of words) if (platforms.has(word)) shared.push([word]);
  }
  return engineers.length + shared.length === 0 ? around : [...engineers, ...shared, ...around];
}
