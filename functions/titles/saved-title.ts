import { isImplied, withoutImplied } from './implied-words.ts';
import { levelOfWord } from './levels.ts';
import { isWanted, type Role, type Title } from './title.ts';
import { isTool, isUsualTool } from './tools.ts';
import { wordsOf } from './vocabulary.ts';

const vague = wordsOf('vague');
const managers = wordsOf('manager');
const levelHeads = wordsOf('level-head');

type Words = readonly string[];

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
