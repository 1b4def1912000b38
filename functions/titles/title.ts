import { isTool, isUsualTool } from './vocabulary/tools.ts';
import { impliedByHead, languages, softwareSides } from './vocabulary/word-classes.ts';

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

/** Returns a role with some other values. All roles have the same properties in the same order, which V8 reads fastest. */
export const roleAs = (
  role: Role,
  {
    head = role.head,
    variants = role.variants,
    source = role.source,
    requires = role.requires,
  }: Partial<Pick<Role, 'head' | 'variants' | 'source' | 'requires'>>,
): Role => ({
  head,
  variants,
  requiresAll: role.requiresAll,
  isFieldOnly: role.isFieldOnly,
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
  readonly levels: readonly string[];
}

/** Whether a saved title wants a role of it. */
export const isWanted = ({ source }: Role): boolean => source === 'named';

/**
 * The levels that a saved title requires. 'Tax Associate' has other names without a level, such as 'Tax Analyst', so it
 * requires none.
 */
export function requiredLevels({ roles, levels }: Title): readonly string[] {
  if (!levels.includes('entry')) return levels;
  const isAssociate = ({ head }: Role) => head === 'associate';
  const wanted = roles.filter(isWanted);
  const hasOtherNames = roles.some((role) => role.source === 'renamed' && isAssociate(role));
  return hasOtherNames || (wanted.length > 0 && wanted.every(isAssociate))
    ? levels.filter((level) => level !== 'entry')
    : levels;
}

/** The variants of a saved role of which a job has to match one; a role without words has an empty one. */
export function requiredVariants({ head, variants, requiresAll }: Role): readonly Words[] {
  if (variants.length === 0) return [[]];
  const alternatives =
    variants.length === 1 ? variants : requiresAll ? variants.slice(-1) : variants.slice(0, -1);
  if (head === '') return alternatives.map(withoutTools);
  const required = alternatives.map(withoutUsualTools);
  const isSoftware = head === 'engineer' && required.some((words) => words.some(impliesSoftware));
  const implied = isSoftware ? 'software' : impliedByHead.get(head);
  return implied === undefined ? required : required.map((words) => withoutImplied(words, implied));
}

/** Returns the notes of a saved title that a job has to name too: teams and fields, but no tools that only describe a person. */
export function requiredNotes({ roles, notes }: Title): readonly Words[] {
  const isNamed =
    roles.filter(isWanted).some(({ variants }) => variants.flat().some(isSpecific)) ||
    notes.some((words) => !words.every(isTool));
  return isNamed ? notes.filter((words) => !words.every(isTool)) : notes;
}

/** Returns the tools in a saved title that a job need not name. */
export function optionalTools(saved: Title): string[] {
  const wanted = saved.roles.filter(isWanted);
  const required = [...wanted.flatMap(requiredVariants), ...requiredNotes(saved)].flat();
  return wordsOf(saved).filter((word) => isTool(word) && !required.includes(word));
}

export const wordsOf = ({ roles, notes }: Title): string[] =>
  [...roles.flatMap(({ variants }) => variants), ...notes].flat();

const isSpecific = (word: string): boolean => word !== 'software' && word !== 'system';

/** An 'Embedded C Engineer' wants what an 'Embedded Engineer' does. */
const withoutUsualTools = (words: Words): Words => words.filter((word) => !isUsualTool(word, words));

/** 'DevOps AWS Terraform' wants what 'DevOps' does. A tool before a head is part of the name: 'Java Backend Engineer'. */
function withoutTools(words: Words): Words {
  const others = words.filter((word) => !isTool(word));
  return others[0] === words[0] && others.some(isSpecific) ? others : words;
}

/** Engineers of these write software. */
export const impliesSoftware = (word: string): boolean =>
  languages.has(word) || softwareSides.has(word) || word === 'ai' || word === 'ml';

/**
 * A 'Cloud Solutions Architect' wants what a 'Cloud Architect' does, and a 'Java Software Engineer' what a 'Java Engineer'
 * does; a 'Solutions Architect' doesn't want every architect.
 */
const withoutImplied = (words: Words, implied: string): Words =>
  words.length > 1 ? words.filter((word) => word !== implied) : words;

/**
 * The phrases that may supply words a role lacks: the title's notes and, for engineers, the words of each other:
 * 'Software Engineer (Backend Developer)' is a backend engineer too.
 */
export function contextOf(title: Title, role: Role): readonly (readonly string[])[] {
  if (role.source === 'implied') return [];
  if (title.roles.length < 2 || role.head !== 'engineer') return title.notes;
  const others = title.roles.filter(
    (other) => other !== role && other.head === 'engineer' && other.requires.length === 0,
  );
  return others.length === 0 ? title.notes : [...others.flatMap((other) => other.variants), ...title.notes];
}

/** A role as parsed from its phrase alone. */
export interface DraftRole {
  readonly head: string;
  /** The words before the head, one list per alternative. */
  variants: readonly Words[];
  /** The alternatives are joined by 'and'. */
  requiresAll: boolean;
  /** The index of its phrase. */
  readonly segment: number;
  readonly isFieldOnly: boolean;
  /** Written as 'Developer' or 'Programmer', which alone means software; undefined if only a field was written. */
  readonly isDeveloper: boolean | undefined;
  /** Named by the field of an intern or the like. */
  readonly isLearner: boolean;
}

/** Returns a draft. Like roles, all drafts have the same properties in the same order. */
export const draftRole = ({
  head,
  variants,
  requiresAll = false,
  segment = 0,
  isFieldOnly = false,
  isDeveloper,
  isLearner = false,
}: Pick<DraftRole, 'head' | 'variants'> & Partial<DraftRole>): DraftRole => ({
  head,
  variants,
  requiresAll,
  segment,
  isFieldOnly,
  isDeveloper,
  isLearner,
});

/** Words without a head, one note per alternative. */
export interface Note {
  readonly words: Words;
  /** It follows 'of', as in 'Head of Product'. */
  readonly isObject?: boolean;
  readonly requiresAll: boolean;
  readonly segment: number;
}

/** A title parsed phrase by phrase, before `resolveRoles`. */
export interface Outline {
  drafts: DraftRole[];
  notes: Note[];
  readonly levels: string[];
}
