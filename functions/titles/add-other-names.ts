import { includesLevels } from './levels.ts';
import { ALONE, NO_WORD, namesWithHead } from './occupations.ts';
import type { Name, NamedRole } from './read-occupations.ts';
import { isWanted, type Role, roleOf, type Title } from './title.ts';
import { roleMatchesWords } from './title-match.ts';
import { kind } from './vocabulary.ts';
import { NO_HEAD, type Word, type Words } from './word.ts';

/** The most other names that are added to a title. */
const MAX_ADDED = 10;

/**
 * Adds the other names of a title's roles: a 'Red Team Operator' is a penetration tester. A saved title that is exactly
 * another name of a job is filed under the common name, so it has one key.
 */
export function addOtherNames(title: Title): Title {
  let roles: Role[] | undefined;
  for (let at = 0; at < title.roles.length; at += 1) {
    const role = title.roles[at];
    if (role === undefined || role.requires.length > 0) continue;
    const names = findNames(role, title);
    if (names.length === 0) continue;
    roles ??= [...title.roles];
    const noted = notedWords(role, names, title);
    const whole = noted.length === 0 ? role : withWords(role, noted);
    roles[at] = whole;
    for (const name of names) {
      const isOwn = isWanted(role) && areWithin(noted, name.words);
      const other = otherRole(role, name, isOwn);
      if (roles.length - title.roles.length >= MAX_ADDED || includesRole(roles, other)) continue;
      roles.push(other);
      if (name.isSame && isOwn && isExactly(role, name, title)) roles[at] = { ...whole, source: 'renamed' };
    }
  }
  return roles === undefined ? title : { ...title, roles };
}

/**
 * Whether a role may get a name. An implied role gets no other head, so that a director, also a 'Head of', is no vice
 * president. In a title without a head it may: an 'SAP Basis' specialist may be an administrator. A 'Software Engineer,
 * Bridge' builds none.
 */
const mayHaveName = (role: Role, { common, words }: Name, { roles: [first] }: Title): boolean =>
  (isWanted(role) || common.head === role.head || first?.head === NO_HEAD) &&
  !(common.words.some(isBuilt) && role.variants.some((own) => settles(own.at(-1)) && !areWithin(own, words)));

/**
 * Returns the names in the dictionary that a role has, those that rename it and those with the most words first. A trade is
 * a job whatever its words: a 'CT Radiographer' is a radiographer.
 */
function findNames(role: Role, title: Title): readonly Name[] {
  const byWord = namesWithHead(role.head);
  if (byWord.size === 0) return NONE;
  const found: Name[] = [];
  addNames(found, role, title, byWord.get(NO_WORD));
  if (role.variants.length === 0 || isTrade(role.head)) addNames(found, role, title, byWord.get(ALONE));
  for (const words of role.variants) for (const word of words) addNames(found, role, title, byWord.get(word));
  for (const words of title.notes) for (const word of words) addNames(found, role, title, byWord.get(word));
  return found.length < 2 ? found : found.sort(compareNames);
}

function addNames(found: Name[], role: Role, title: Title, names: readonly Name[] = NONE): void {
  for (const name of names)
    if (hasName(role, name, title) && mayHaveName(role, name, title) && !found.includes(name))
      found.push(name);
}

const NONE: readonly never[] = [];

const compareNames = (one: Name, two: Name): number =>
  Number(two.isSame) - Number(one.isSame) || two.words.length - one.words.length;

const isManager = kind('manager');
const isPracticed = kind('practiced-as-manager');
/** A note beside a manager of these words names the manager's people: 'Engineering Manager, Payments'. */
const isLed = (words: Words): boolean => !isPracticed(words.at(-1));
const isCommonTool = kind('common-tool');
const isCraftTool = kind('craft-tool');
const settles = kind('settles');
const isTrade = kind('trade');
const isLanguage = kind('language');
const isSide = kind('side');
const isOtherTool = (word: Word): boolean => isLanguage(word) && !isCraftTool(word);
const isBuilt = kind('not-software', 'physical');
const isBeside = kind('language', 'filler', 'work');
const isAside = kind('tech', 'neutral', 'settles');

function hasName(role: Role, name: Name, title: Title): boolean {
  const isOwn = name.words.every((word) => includesWord(role.variants, word));
  const isNamed = isOwn ? isNamedAlone(role, name, title) : isNamedWithNotes(role, name, title);
  return isNamed && includesLevels(title.levels, name.levels);
}

/** Whether the role's own words name it. In a title without a head others may follow: 'SAP FICO' is for SAP consultants. */
const isNamedAlone = (role: Role, name: Name, { roles: [first] }: Title): boolean =>
  (name.words.length === 0 ||
    first?.head === NO_HEAD ||
    role.variants.some((own) => endsWithName(own, name))) &&
  !(name.words.some(isCraftTool) && role.variants.some((own) => own.some(isOtherTool))) &&
  roleMatchesWords(name.words, role, NONE);

/** 'Security Engineer, Applications' names application security, 'Security Engineer, SaaS Applications' a team. */
const isNamedWithNotes = (role: Role, { words }: Name, { notes }: Title): boolean =>
  words.every(
    (word) =>
      includesWord(role.variants, word) || (includesWord(notes, word) && mayComeFromNote(word, role, notes)),
  ) && roleMatchesWords(words, role, notesOf(words, notes));

/**
 * Whether no word that may make another job comes after a name's words: an 'Information Systems Engineer' is no information
 * engineer.
 */
function endsWithName(own: Words, { words, common }: Name): boolean {
  const first = own.findIndex((word) => words.includes(word));
  const after = own.slice(first);
  return (
    first >= 0 && after.every((word) => words.includes(word) || common.words.includes(word) || isMinor(word))
  );
}

const isMinor = (word: Word): boolean => word.tool !== undefined || isBeside(word) || isAside(word);

const notesOf = (words: Words, context: readonly Words[]): readonly Words[] =>
  context.filter((note) => note.every((word) => words.includes(word) || isBeside(word)));

const includesWord = (phrases: readonly Words[], word: Word): boolean =>
  phrases.some((phrase) => phrase.includes(word));

/**
 * A 'Software Engineer, React' is a frontend engineer; a 'Data Engineer (Azure)' only uses it, and so does a 'Software
 * Engineer (React, Java)'. A 'Product Manager, Machine Learning' is a machine learning product manager.
 */
function mayComeFromNote(word: Word, { head, variants }: Role, context: readonly Words[]): boolean {
  if (isCommonTool(word) || (isManager(head) && variants.some(isLed))) return false;
  if (word.tool === undefined) return true;
  return (
    isCraftTool(word) &&
    variants.every((words) => settles(words.at(-1)) && !words.some(isSide)) &&
    !context.some((note) => note.some(isOtherTool))
  );
}

/** Returns the role under its common name, with its other words: a 'Cloud Ethical Hacker' is a cloud penetration tester. */
function otherRole(role: Role, { words, common, isSame }: Name, isOwn: boolean): Role {
  const { variants } = role;
  const variant =
    variants.find((one) => words.some((word) => one.includes(word))) ?? variants[0] ?? common.words;
  const isExtra = (word: Word) => !words.includes(word) && !common.words.includes(word);
  const otherWords = [...variant.filter(isExtra), ...common.words];
  return roleOf(common.head, otherWords.length > 0 ? [otherWords] : [], {
    source: isSame && isOwn ? 'named' : 'implied',
    requires: common.words,
  });
}

/** Whether a role and the notes about it have the words of a name and no others. */
function isExactly(
  { variants: [own = NONE, ...others] }: Role,
  { words }: NamedRole,
  { notes }: Title,
): boolean {
  const isNoted = (word: Word) =>
    word.tool === undefined && notes.some((note) => note.includes(word) && areWithin(note, words));
  return (
    others.length === 0 && areWithin(own, words) && words.every((word) => own.includes(word) || isNoted(word))
  );
}

/**
 * Returns the words from notes that a role's name has: the 'IT' of a 'Business Analyst, IT'. Names without them are those
 * of a wider job.
 */
function notedWords(role: Role, names: readonly Name[], title: Title): Words {
  const { notes, choices } = title;
  if (!isWanted(role) || notes.length === 0) return NONE;
  // Of alternatives ('SMB/Mid-Market') none is a part of the name.
  const isAlone = (at: number) => choices.indexOf(choices[at] ?? 0) === choices.lastIndexOf(choices[at] ?? 0);
  const noted = { ...title, notes: notes.filter((_, at) => isAlone(at)) };
  const [own = NONE] = role.variants;
  const sameHead = names.flatMap(({ common, ...name }) =>
    common.head === role.head ? [name, common] : name,
  );
  const name = sameHead.find((one) => !areWithin(one.words, own) && isExactly(role, one, noted));
  return name?.words.filter((word) => !own.includes(word)) ?? NONE;
}

const withWords = (role: Role, words: Words): Role =>
  roleOf(role.head, [[...words, ...(role.variants[0] ?? NONE)]], role);

/** Whether saved titles that want a role want one of some others as well. */
const includesRole = (roles: readonly Role[], { head, variants: [words = NONE], requires }: Role): boolean =>
  roles.some(
    (one) =>
      one.head === head && areSame(one.variants[0] ?? NONE, words) && areWithin(one.requires, requires),
  );

const areSame = (one: Words, two: Words): boolean =>
  one.length === two.length && one.every((word, at) => word === two[at]);

const areWithin = (some: Words, all: Words): boolean => some.every((word) => all.includes(word));
