import { addFieldRoles } from './field-roles.ts';
import type { Draft, Note, Outline } from './outline.ts';
import { dropBareRanks, dropOutranked } from './outranked-drafts.ts';
import { parseOutline } from './parse-outline.ts';
import { seniorityOf } from './seniority.ts';
import type { Spell } from './spell-word.ts';
import { type Role, roleOf, type Title } from './title.ts';
import { tokenizeTitle } from './tokenize-title.ts';
import { kind, wordsOf } from './vocabulary.ts';
import { NO_HEAD, type Word, type Words } from './word.ts';

const namesEngineer = kind('engineer-alone');
const isDeveloper = kind('developer');
const isManaging = kind('managing');
const isLookedAfter = kind('looked-after');
const isManager = kind('manager');
const isLed = kind('led-by-name');
const isHardware = kind('changer', 'discipline', 'physical', 'not-software', 'platform');
const isSoftware = kind('settles', 'language');
const isDevelopedOtherwise = kind('developed-otherwise');
const isSoftwareSpecialist = kind('software-specialist');
const isWritten = kind('language', 'side');
const isTrade = kind('trade');
const isManaged = kind('managed');
const [engineer = NO_HEAD] = wordsOf('engineer');
const [specialist = NO_HEAD] = wordsOf('practitioner');
const [manager = NO_HEAD] = wordsOf('managing');
const developed = wordsOf('developed');
const leader = wordsOf('leader-of-practitioners');

/** Parses a title by its own words alone, without the other names of its roles and without a limit. */
export function parsePlainTitle(raw: string, spell: Spell): Title {
  const outline = parseOutline(tokenizeTitle(raw, spell));
  dropOutranked(outline);
  const seniority = seniorityOf(outline);
  addFieldRoles(outline);
  dropBareRanks(outline);
  const bare = outline.drafts.filter(({ variants }) => variants.length === 0);
  for (const draft of bare) takeWordsFromNotes(outline, draft);
  const { drafts, levels, territories } = outline;
  const roles: Role[] = [];
  for (const draft of drafts) addRoles(roles, draft);
  if (drafts.length === 1) for (const { head } of bare) addRolesOfNotes(roles, head, outline.notes);
  if (roles.length === 0) addRolesWithoutHead(roles, outline);
  const { notes } = outline;
  const implied: Words[] = [];
  for (const { variants } of roles) for (const words of variants) addBroader(implied, words);
  for (const { words } of notes) addBroader(implied, words);
  return {
    text: raw.trim(),
    roles,
    notes: notes.map(({ words }) => words),
    choices: notes.map(({ segment, requiresAll }, at) => (requiresAll ? -1 - at : segment)),
    implied,
    levels: [...new Set(levels)],
    seniority,
    territories,
  };
}

function addBroader(implied: Words[], words: Words): void {
  for (const { broader } of words)
    for (const one of broader) if (!implied.some(([known]) => known === one)) implied.push([one]);
}

/**
 * A head without words takes those of the note that follows 'of', or of the nearest note with known words:
 * 'Engineer II, Data', 'Harbor Energy - Head of Data'. A trade is a job without tools: 'Accountant (NetSuite)'.
 */
function takeWordsFromNotes(outline: Outline, draft: Draft): void {
  const { drafts } = outline;
  const notes = outline.notes.filter(({ words }) => !isTrade(draft.head) || !words.every(isTool));
  const before = notes.findLast((note) => note.segment < draft.segment);
  const after = notes.find((note) => note.segment >= draft.segment);
  const isAfter = after?.isObject === true || (after?.words.some(isListed) && !before?.words.some(isListed));
  const nearest = drafts.length === 1 && before !== undefined && !isAfter ? before : (after ?? before);
  if (nearest === undefined) return;
  draft.variants = notes
    .filter((note) => note.segment === nearest.segment)
    .map(({ words }) => (isManager(draft.head) && isLed(words.at(-1)) ? [...words, ...leader] : words));
  draft.requiresAll = nearest.requiresAll;
  if (drafts.length === 1)
    outline.notes = outline.notes.filter((note) => !notes.includes(note) || note.segment !== nearest.segment);
}

const isListed = (word: Word): boolean => word.isListed;
const isTool = ({ tool }: Word): boolean => tool !== undefined;

/** Adds a draft's roles, and each again under the heads that want it: a director is also a 'Head of'. */
function addRoles(roles: Role[], draft: Draft): void {
  for (const role of toRoles(draft)) {
    roles.push(role);
    if (leadsNobody(role)) continue;
    for (const head of role.head.wantedHeads)
      roles.push(roleOf(head, role.variants, { ...role, source: 'implied' }));
  }
}

/** 'Analyst, Global Research, Equity Research' practices both, while the other notes of a manager name no team. */
function addRolesOfNotes(roles: Role[], head: Word, notes: readonly Note[]): void {
  if (isManager(head)) return;
  for (const { words } of notes) roles.push(roleOf(head, [words], { source: 'implied' }));
}

/** A title without a head names the job by its first note and its alternatives: 'M&A / Corporate Development'. */
function addRolesWithoutHead(roles: Role[], outline: Outline): void {
  const [first] = outline.notes;
  if (first === undefined) return;
  const isNamed = (note: Note) =>
    note === first || (note.segment === first.segment && !note.words.every(isTool));
  const own = outline.notes.filter(isNamed).map(({ words }) => words);
  outline.notes = outline.notes.filter((note) => !isNamed(note));
  roles.push(
    roleOf(NO_HEAD, own.length > 1 ? [...own, own.flat()] : own, { requiresAll: first.requiresAll }),
  );
  for (const words of own) {
    // An 'Accounts Payable' job is for a specialist of it, and a 'Customer Success' one for a manager.
    const last = words.at(-1);
    for (const head of isLookedAfter(last) && isManaged(last) ? [specialist, manager] : [specialist])
      roles.push(roleOf(head, [words], { source: 'implied' }));
    if (namesEngineer(last)) roles.push(roleOf(engineer, [words]));
  }
}

/** An account manager looks after accounts and leads no people. */
const leadsNobody = ({ head, variants }: Role): boolean =>
  isManaging(head) && variants.some((words) => isLookedAfter(words.at(-1)));

/**
 * Returns a draft as the roles that it names: developers are engineers, of software unless a word says of what, and so are
 * specialists in what software is written in or for.
 */
function toRoles({ head, variants: all, requiresAll }: Draft): Role[] {
  const own = withoutField(all, head.field);
  const variants = own.length > 1 ? [...own, ...sharingFirst(own), ...sharingLast(own), own.flat()] : own;
  if (isSoftwareSpecialist(head) && own.some((words) => isWritten(words.at(-1))))
    return [head, engineer].map((one) => roleOf(one, variants, { requiresAll }));
  if (!isDeveloper(head)) return [roleOf(head, variants, { requiresAll })];
  if (own.length === 0) return [roleOf(engineer, [developed])];
  const role = roleOf(engineer, variants, { requiresAll });
  const software = own.filter((words) => !words.some(isOther)).map((words) => [...words, ...developed]);
  return software.length === 0 ? [role] : [role, roleOf(engineer, software, { source: 'implied' })];
}

/** A 'Technical Project and Account Manager' is a technical account manager, too. */
function sharingFirst(own: readonly Words[]): Words[] {
  const [[first, second] = [], ...others] = own;
  if (first === undefined || second === undefined) return [];
  return others.filter(({ length }) => length === 1).map((words) => [first, ...words]);
}

/** 'Product and Content Marketing' is product marketing, too. */
function sharingLast(own: readonly Words[]): Words[] {
  const last = own.at(-1) ?? [];
  return last.length < 2 ? [] : own.slice(0, -1).map((words) => [...words, ...last.slice(-1)]);
}

/** 'Engineering' adds nothing to an engineer. */
function withoutField(variants: readonly Words[], field: Word | undefined): readonly Words[] {
  if (field === undefined || !variants.some((words) => words.length > 1 && words.at(-1) === field))
    return variants;
  return variants.map((words) => (words.length > 1 && words.at(-1) === field ? words.slice(0, -1) : words));
}

/** Whether a word says that something else than software is developed, unless it is written in a language. */
const isOther = (word: Word): boolean =>
  isDevelopedOtherwise(word) || (isHardware(word) && !isSoftware(word));
