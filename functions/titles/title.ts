import type { LEVELS } from '../table/codes.ts';
import { isImplied, withoutImplied } from './implied-words.ts';
import { levelOfWord } from './levels.ts';
import { isTool, isUsualTool } from './tools.ts';
import { wordsOf } from './vocabulary.ts';

const vague = wordsOf('vague');
const managers = wordsOf('manager');
const platforms = wordsOf('platform');
const levelHeads = wordsOf('level-head');

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

/** The levels that a saved title requires: 'Tax Associate' and 'Team Lead' name one with their head, so they require none. */
export function requiredLevels({ roles, levels }: Title): readonly string[] {
  if (levels.length === 0) return levels;
  const named = roles.filter(({ head, source }) => source !== 'implied' && levelHeads.has(head));
  const isPractitioner = roles.some(
    (role) => isWanted(role) && !levelHeads.has(role.head) && !managers.has(role.head),
  );
  // A 'Tax Associate' is a tax analyst at any level, an 'ML Engineering Lead' is no ML engineer at any level.
  const free = named
    .map(({ head }) => levelOfWord.get(head))
    .filter((level) => level === 'entry' || !isPractitioner);
  return levels.filter((level) => !free.includes(level));
}

/** The variants of a saved role of which a job has to match one; a role without words has an empty one. */
export function requiredVariants({ head, variants, requiresAll }: Role): readonly Words[] {
  if (variants.length === 0) return [[]];
  const alternatives =
    variants.length === 1 ? variants : requiresAll ? variants.slice(-1) : variants.slice(0, -1);
  if (head === '') return alternatives.map(withoutTools);
  return alternatives.map((words) => {
    const rest = words.filter((word) => !isUsualTool(word, words));
    return withoutImplied(rest, head);
  });
}

/** Returns the notes of a saved title that a job has to name too: teams and fields, but no tools that only describe a person. */
export function requiredNotes({ roles, notes }: Title): readonly Words[] {
  if (notes.length === 0) return notes;
  const words = roles.filter(isWanted).flatMap(({ variants }) => variants.flat());
  const telling = notes.filter((note) => !note.every((word) => isImplied(word, words, '')));
  const isNamed = words.some(isSpecific) || telling.some((note) => !note.every(isTool));
  return isNamed ? telling.filter((note) => !note.every(isTool)) : telling;
}

/** Returns the tools in a saved title that a job need not name. */
export function optionalTools(saved: Title): string[] {
  const wanted = saved.roles.filter(isWanted);
  const required = [...wanted.flatMap(requiredVariants), ...requiredNotes(saved)].flat();
  return titleWords(saved).filter((word) => isTool(word) && !required.includes(word));
}

export const titleWords = ({ roles, notes }: Title): string[] =>
  [...roles.flatMap(({ variants }) => variants), ...notes].flat();

const isSpecific = (word: string): boolean => !vague.has(word);

/** 'DevOps AWS Terraform' wants what 'DevOps' does. A tool before a head is part of the name: 'Java Backend Engineer'. */
function withoutTools(words: Words): Words {
  const others = words.filter((word) => !isTool(word));
  return others[0] === words[0] && others.some(isSpecific) ? others : words;
}

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

/** A role as written in its phrase. */
export interface Draft {
  readonly head: string;
  /** The words before the head, one list per alternative. */
  variants: readonly Words[];
  /** The alternatives are joined by 'and'. */
  requiresAll: boolean;
  /** The index of its phrase. */
  readonly segment: number;
  readonly isFieldOnly: boolean;
}

/** Words without a head, one note per alternative. */
export interface Note {
  readonly words: Words;
  /** It follows 'of', as in 'Head of Product'. */
  readonly isObject?: boolean;
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
