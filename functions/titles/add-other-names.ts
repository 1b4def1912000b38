import { keepsJob } from './decisions.ts';
import { includesLevels } from './levels.ts';
import { ALONE, NO_WORD, namesWithHead } from './occupations.ts';
import type { Name } from './read-occupations.ts';
import { contextOf, isWanted, type Role, roleOf, type Title } from './title.ts';
import { roleMatchesWords } from './title-match.ts';
import { isChosenTool, isTool } from './tools.ts';
import { wordsOf } from './vocabulary.ts';

type Words = readonly string[];

/** The most other names that are added to a title. */
const MAX_ADDED = 10;

/**
 * Adds the other names of a title's roles: a 'Red Team Operator' is a penetration tester. A saved title that is exactly
 * another name of a job is filed under the common name, so it has one key.
 */
export function addOtherNames(title: Title): Title {
  const roles = [...title.roles];
  const renamed: Role[] = [];
  const own = title.implied.length === 0 ? title : { ...title, implied: [] };
  for (const role of title.roles) {
    if (role.requires.length > 0) continue;
    for (const name of findNames(role, contextOf(own, role), title.levels)) {
      // A director is a 'Head of' to some, which in turn is no vice president.
      if (!isWanted(role) && name.common.head !== role.head) continue;
      const other = otherRole(role, name);
      if (roles.length - title.roles.length >= MAX_ADDED || roles.some((known) => includesRole(known, other)))
        continue;
      roles.push(other);
      if (name.isSame && isWanted(role) && isExactly(role, name)) renamed.push(role);
    }
  }
  if (roles.length === title.roles.length) return title;
  return {
    ...title,
    roles: roles.map((role) => (renamed.includes(role) ? roleOf({ ...role, source: 'renamed' }) : role)),
  };
}

/** Returns the names in the dictionary that a role has, those that rename it and those with the most words first. */
function findNames(role: Role, context: readonly Words[], levels: Words): readonly Name[] {
  const byWord = namesWithHead(role.head);
  if (byWord === undefined) return [];
  const found: Name[] = [];
  const addNamesWith = (word: string) => {
    for (const name of byWord.get(word) ?? [])
      if (!found.includes(name) && hasName(role, name, context, levels)) found.push(name);
  };
  addNamesWith(NO_WORD);
  if (role.variants.length === 0) addNamesWith(ALONE);
  for (const words of role.variants) words.forEach(addNamesWith);
  for (const words of context) words.forEach(addNamesWith);
  if (found.length < 2) return found;
  return found.sort(
    (one, two) => Number(two.isSame) - Number(one.isSame) || two.words.length - one.words.length,
  );
}

const managers = wordsOf('manager');
const commonTools = wordsOf('common-tool');
const craftTools = wordsOf('craft-tool');
const settling = wordsOf('settles');
const beside = new Set([...wordsOf('language'), ...wordsOf('filler'), ...wordsOf('work')]);

function hasName(role: Role, name: Name, context: readonly Words[], levels: Words): boolean {
  const { words } = name;
  if (!includesLevels(levels, name.levels)) return false;
  const isPresent = (word: string) =>
    role.variants.some((variant) => variant.includes(word)) ||
    (context.some((note) => note.includes(word)) && mayComeFromNote(word, role, context));
  if (!words.every(isPresent)) return false;
  // 'Security Engineer, Applications' names application security, 'Security Engineer, SaaS Applications' a team.
  const notes = context.filter((note) => note.every((word) => words.includes(word) || beside.has(word)));
  return roleMatchesWords(words, role, notes);
}

/** A 'Software Engineer, React' is a frontend engineer; a 'Data Engineer (Azure)' and a 'Software Engineer (Java, React)' only use it. */
function mayComeFromNote(tool: string, { head, variants }: Role, context: readonly Words[]): boolean {
  if (commonTools.has(tool) || (managers.has(head) && variants.length > 0)) return false;
  if (!isTool(tool)) return true;
  const isOnly = [...variants, ...context].every((words) =>
    words.every((word) => word === tool || !isChosenTool(word)),
  );
  return craftTools.has(tool) && isOnly && variants.every((words) => settling.has(words.at(-1) ?? ''));
}

/** The role under another name, with the words that the name has none of: a 'Cloud Ethical Hacker' tests clouds. */
function otherRole(role: Role, { words, common, isSame }: Name): Role {
  const variant = variantWith(role, words);
  const isExtra = (word: string) =>
    !words.includes(word) && !common.words.includes(word) && !keepsJob('name', role.head, words, word);
  const otherWords = [...variant.filter(isExtra), ...common.words];
  return roleOf({
    head: common.head,
    variants: otherWords.length > 0 ? [otherWords] : [],
    isFieldOnly: role.isFieldOnly,
    source: isSame && isWanted(role) ? 'named' : 'implied',
    requires: common.words,
  });
}

/** The alternative of a role that has a word of the name, or else its first. */
const variantWith = ({ variants }: Role, words: Words): Words =>
  variants.find((variant) => words.some((word) => variant.includes(word))) ?? variants[0] ?? [];

const isExactly = ({ variants }: Role, { words }: Name): boolean =>
  variants.length < 2 &&
  (variants[0] ?? []).length === words.length &&
  words.every((word) => variants[0]?.includes(word));

/** Whether saved titles that want the second role want the first as well. */
const includesRole = (one: Role, two: Role): boolean =>
  one.head === two.head &&
  areSame(one.variants[0] ?? [], two.variants[0] ?? []) &&
  one.requires.every((word) => two.requires.includes(word));

const areSame = (one: Words, two: Words): boolean =>
  one.length === two.length && one.every((word, at) => word === two[at]);
