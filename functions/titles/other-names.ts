import { canonicalRoles } from './canonical-roles.ts';
import { includesLevels } from './levels.ts';
import { isMisleading, variantWith } from './misleading-names.ts';
import { type Name, otherNames } from './names/read-names.ts';
import { impliedSoftware } from './software-engineer.ts';
import { contextOf, isWanted, type Role, roleAs, type Title } from './title.ts';
import { roleMatchesWords } from './title-match.ts';
import { toleratedExtras } from './vocabulary/tolerated-extras.ts';
import { commonTools, languages } from './vocabulary/word-classes.ts';

type Words = readonly string[];

/** The most other names that are added to a title. */
const MAX_ADDED = 10;

/**
 * Adds the other names of a title's roles: a 'Red Team Operator' is a penetration tester. A saved title that is exactly
 * another name of a job is filed under the common name, so it has one key.
 */
export function addOtherNames(title: Title): Title {
  const roles = [...title.roles];
  const added: Role[] = [];
  const renamed: Role[] = [];
  for (const role of title.roles) {
    if (!isWanted(role)) continue;
    for (const name of findNames(role, contextOf(title, role), title.levels)) {
      const others = canonicalRoles(otherRole(role, name)).filter(
        (other) => !roles.some((known) => includesRole(known, other)),
      );
      if (others.length === 0 || added.length + others.length > MAX_ADDED) continue;
      added.push(...others);
      roles.push(...others);
      if (name.isSame && isExactly(role, name)) renamed.push(role);
    }
  }
  roles.push(...impliedSoftware(title, added));
  if (roles.length === title.roles.length) return title;
  return {
    ...title,
    roles: roles.map((role) => (renamed.includes(role) ? roleAs(role, { source: 'renamed' }) : role)),
  };
}

/** Returns the names in the dictionary that a role has, those that rename it and those with the most words first. */
function findNames(role: Role, context: readonly Words[], levels: Words): readonly Name[] {
  const byWord = otherNames().get(role.head);
  if (byWord === undefined) return [];
  const found: Name[] = [];
  const addNamesWith = (word: string) => {
    for (const name of byWord.get(word) ?? [])
      if (!found.includes(name) && hasName(role, name, context, levels)) found.push(name);
  };
  addNamesWith('');
  for (const words of role.variants) words.forEach(addNamesWith);
  for (const words of context) words.forEach(addNamesWith);
  return found.length < 2
    ? found
    : found.sort(
        (one, two) => Number(two.isSame) - Number(one.isSame) || two.words.length - one.words.length,
      );
}

/** Whether a word beside a name in a note says how it is written only: 'Java Full Stack', 'Android application development'. */
const isBeside = (word: string): boolean =>
  languages.has(word) || word === 'application' || word === 'development';

/** A 'Buyer' is a procurement specialist, a 'Media Buyer' isn't. */
function hasName(role: Role, name: Name, context: readonly Words[], levels: Words): boolean {
  const { words } = name;
  const isBare = words.length === 0 && name.common.words.length > 0;
  if ((isBare && role.variants.length > 0) || !includesLevels(levels, name.levels)) return false;
  const isPresent = (word: string) =>
    role.variants.some((variant) => variant.includes(word)) ||
    (!commonTools.has(word) && context.some((note) => note.includes(word)));
  if (!words.every(isPresent) || isMisleading({ role, name, notes: context, levels })) return false;
  // 'Security Engineer, Applications' names application security, 'Security Engineer, SaaS Applications' a team.
  // 'Android Kotlin' is Android.
  const notes = context.filter((note) => note.every((word) => words.includes(word) || isBeside(word)));
  return roleMatchesWords(words, role, notes);
}

/** The role under another name, with the words that the name has none of: a 'Cloud Ethical Hacker' tests clouds. */
function otherRole(role: Role, { words, common, isSame }: Name): Role {
  const variant = variantWith(role, words);
  const at = variant.findIndex((word) => words.includes(word));
  const isTolerated = (word: string) => words.some((own) => toleratedExtras.get(own)?.has(word));
  const isExtra = (word: string) =>
    !words.includes(word) && !common.words.includes(word) && !isTolerated(word);
  const [before, after] = at < 0 ? [variant, []] : [variant.slice(0, at), variant.slice(at)];
  const otherWords = [...before.filter(isExtra), ...common.words, ...after.filter(isExtra)];
  return {
    head: common.head,
    variants: otherWords.length > 0 ? [otherWords] : [],
    requiresAll: false,
    isFieldOnly: role.isFieldOnly,
    source: isSame ? 'named' : 'implied',
    requires: common.words,
  };
}

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
