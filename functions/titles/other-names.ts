import { canonicalRoles } from './implied-roles.ts';
import { includesLevels } from './levels.ts';
import { type Name, otherNames } from './names/read-names.ts';
import { impliedSoftware } from './software-engineer.ts';
import { contextOf, isWanted, type Role, type Title } from './title.ts';
import { roleMatchesWords } from './title-match.ts';
import { toleratedExtras } from './vocabulary/tolerated-extras.ts';
import {
  builtFields,
  commonTools,
  languages,
  neutralWords,
  skills,
  stackTools,
} from './vocabulary/word-classes.ts';

type Words = readonly string[];

/** The most other names that are added to a title. */
const MAX_ADDED = 10;

/**
 * Adds the other names of a title's roles: a 'Red Team Operator' is a penetration tester. A saved title that is exactly
 * another name of a job is filed under the common name, so it has one key.
 */
export function addOtherNames(title: Title): Title {
  const added: Role[] = [];
  const renamed = new Set<Role>();
  for (const role of title.roles.filter(isWanted))
    for (const name of findNames(role, contextOf(title, role), title.levels)) {
      const others = canonicalRoles(otherRole(role, name)).filter(
        (other) => ![...title.roles, ...added].some((known) => includesRole(known, other)),
      );
      if (others.length === 0 || added.length + others.length > MAX_ADDED) continue;
      added.push(...others);
      if (name.isSame && isExactly(role, name)) renamed.add(role);
    }
  added.push(...impliedSoftware(title, added));
  if (added.length === 0) return title;
  const roles = title.roles.map((role): Role => (renamed.has(role) ? { ...role, source: 'renamed' } : role));
  return { ...title, roles: [...roles, ...added] };
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

/** A 'Buyer' is a procurement specialist, a 'Media Buyer' isn't. */
function hasName(role: Role, name: Name, context: readonly Words[], levels: Words): boolean {
  const { words } = name;
  const isBare = words.length === 0 && name.common.words.length > 0;
  if ((isBare && role.variants.length > 0) || !includesLevels(levels, name.levels)) return false;
  const isPresent = (word: string) =>
    role.variants.some((variant) => variant.includes(word)) ||
    (!commonTools.has(word) && context.some((note) => note.includes(word)));
  if (!words.every(isPresent) || isListedSkill(role, words, context) || isNative(role, words)) return false;
  if (isOfOtherHead(role, name) || isOfOneTeam(role, name)) return false;
  if (isSoftwareTeam(words, name.common.words, role) || isCloudInNote(role, words)) return false;
  // 'Security Engineer, Applications' names application security, 'Security Engineer, SaaS Applications' a team.
  const notes = context.filter((note) => note.every((word) => words.includes(word)));
  return roleMatchesWords(words, role, notes) && isUnbroken(words, variantWith(role, words));
}

/** A 'Head of Growth Engineering' leads one team, so isn't a VP of engineering. */
const isOfOneTeam = ({ head, variants }: Role, { words, common }: Name): boolean =>
  head === 'head' &&
  common.head === 'vp' &&
  variants.every((variant) => variant.some((word) => word !== 'software' && !words.includes(word)));

/** A 'React Native Engineer' writes mobile apps, so isn't a frontend engineer. */
const isNative = ({ variants }: Role, words: Words): boolean =>
  words.includes('react') &&
  !words.includes('native') &&
  variants.some((variant) => variant.includes('native'));

/** A 'Software Engineer, GRC' builds software for governance, but is no GRC analyst. */
const isOfOtherHead = ({ head, variants }: Role, { words, common }: Name): boolean =>
  head === 'engineer' &&
  head !== common.head &&
  words.length > 0 &&
  variants.length > 0 &&
  !words.some((word) => variants.some((variant) => variant.includes(word)));

/** A 'Software Engineer, AWS' works for Amazon's cloud or on it, like most software engineers. */
const isCloudInNote = ({ variants }: Role, words: Words): boolean =>
  words.length === 1 &&
  words.every((word) => clouds.has(word)) &&
  variants.every((variant) => variant.includes('software') && !words.some((word) => variant.includes(word)));

const clouds: ReadonlySet<string> = new Set(['aws', 'azure', 'gcp']);

/** The team of a 'Software Engineer, Bridge' builds no bridges. */
const isSoftwareTeam = (words: Words, common: Words, { variants }: Role): boolean =>
  variants.length > 0 &&
  variants.every(
    (variant) => variant.includes('software') && !words.some((word) => variant.includes(word)),
  ) &&
  common.some((word) => builtFields.has(word));

/** A 'Software Engineer (.NET, React, SQL)' is no database engineer, and a 'Python / React Engineer' no frontend engineer. */
const isListedSkill = (
  { variants }: Role,
  [word = '', ...others]: Words,
  context: readonly Words[],
): boolean =>
  others.length === 0 &&
  stackTools.has(word) &&
  (variants.some((variant) => variant.includes(word))
    ? variants.some((variant) => !variant.includes(word) && languages.has(variant.at(-1) ?? ''))
    : context.filter((note) => note.every((other) => skills.has(other))).length > 1);

/** An 'ASIC Physical Design Engineer' is no ASIC design engineer. */
function isUnbroken(words: Words, variant: Words): boolean {
  const first = variant.findIndex((word) => words.includes(word));
  const last = variant.findLastIndex((word) => words.includes(word));
  return variant
    .slice(first, last)
    .every(
      (word) => words.includes(word) || neutralWords.has(word) || word === 'software' || word === 'system',
    );
}

const variantWith = ({ variants }: Role, words: Words): Words =>
  variants.find((variant) => words.some((word) => variant.includes(word))) ?? variants[0] ?? [];

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
  one.variants[0]?.join() === two.variants[0]?.join() &&
  one.requires.every((word) => two.requires.includes(word));
