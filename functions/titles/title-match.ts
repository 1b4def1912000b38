import { keepsJob } from './decisions.ts';
import { isImplied, namesRival } from './implied-words.ts';
import { includesLevels } from './levels.ts';
import {
  excludesTools,
  requirementsOf,
  type SavedRequirements,
  type SavedRole,
  titleWords,
} from './saved-requirements.ts';
import { coversTerritories } from './territories.ts';
import { contextOf, type Role, type Title } from './title.ts';
import { kind } from './vocabulary.ts';
import { NO_HEAD, type Word, type Words } from './word.ts';

const NO_VARIANT: readonly Words[] = [[]];
const isManaging = kind('managing');
const isManaged = kind('managed');
const settles = kind('settles');
const isTechnician = kind('technician');
const isVagueHead = kind('vague-head', 'practitioner');
const isTechnicianField = kind('technician-field');
/** Heads of people who manage, advise or support those who do the work. */
const isNoPractitioner = kind('manager', 'chief', 'adjacent');

/**
 * Whether a job's title matches a saved title: the same head, every saved word, every saved level, and no
 * word that makes it a different job. Order, spelling and other additions do not matter.
 */
export const titleMatches = (saved: Title, job: Title): boolean =>
  meetsRequirements(preparePosted(job), requirementsOf(saved));

/** A job's title as many saved titles are compared with it. */
export interface PostedTitle {
  /** Unique for each prepared job. */
  readonly number: number;
  readonly title: Title;
  readonly words: Words;
  readonly roles: readonly PostedRole[];
  /** The words outside the roles. */
  readonly around: Words;
}

interface PostedRole {
  readonly role: Role;
  readonly context: readonly Words[];
}

let lastNumber = 0;

export function preparePosted(title: Title): PostedTitle {
  lastNumber += 1;
  return {
    number: lastNumber,
    title,
    words: titleWords(title),
    roles: title.roles.map((role) => ({ role, context: contextOf(title, role) })),
    around: [...title.notes.flat(), ...title.implied.flat()],
  };
}

/** `titleMatches` for a prepared job and the requirements of a saved title. */
export const meetsRequirements = (job: PostedTitle, saved: SavedRequirements): boolean =>
  includesLevels(job.title.levels, saved.levels) &&
  coversTerritories(job.title, saved.territories, saved.isLeader) &&
  (saved.jobType === undefined || saved.jobType === (job.title.jobType ?? saved.jobType)) &&
  hasRole(job, saved) &&
  !excludesTools(job.words, saved.tools) &&
  !namesRival(job.words, saved.wordsWithRivals);

const hasRole = (job: PostedTitle, { roles, notes }: SavedRequirements): boolean =>
  roles.some((saved) => (notes.length === 0 ? isInJob(saved, job) : hasRoleWith(notes, saved, job)));

/** Whether a job has a role. Many saved titles share one, so it remembers the last job. */
function isInJob(saved: SavedRole, job: PostedTitle): boolean {
  if (saved.lastJob !== job.number) {
    saved.lastJob = job.number;
    saved.isInLastJob = hasRoleWith([], saved, job);
  }
  return saved.isInLastJob;
}

const hasRoleWith = (notes: SavedRequirements['notes'], saved: SavedRole, job: PostedTitle): boolean =>
  job.roles.some((posted) => roleMatches(saved, notes, posted, job));

function roleMatches(
  { head, words, endings }: SavedRole,
  notes: SavedRequirements['notes'],
  { role: posted, context }: PostedRole,
  { words: all, around }: PostedTitle,
): boolean {
  if (head === NO_HEAD ? !canMatchUnnamed(endings, posted) : head !== posted.head) return false;
  // A 'Highway Engineer' is a civil engineer of highways.
  const isRenamed = posted.requires.length > 0;
  const isBeside = (word: Word) => around.includes(word) || (isRenamed && all.includes(word));
  const hasNote = (variant: Words) =>
    notes.length === 0 ||
    notes.some((note) => note.every((word) => variant.includes(word) || isBeside(word)));
  return (
    isRequested(posted, words) &&
    variantsOrEmpty(posted).some(
      (variant) => hasNote(variant) && variantMatches(words, head, variant, context),
    )
  );
}

/** Whether a saved title without a head may match a role: 'Field Marketing' also a manager of that. */
const canMatchUnnamed = (endings: Words, posted: Role): boolean =>
  endings.some((word) => mayMatchWithoutHead(posted.head, word));

/**
 * Whether a saved title without a head that ends in this word, such as 'QA' or 'Field Marketing', may match this head.
 */
export const mayMatchWithoutHead = (head: Word, lastWord: Word | undefined): boolean =>
  isManaging(head)
    ? isManaged(lastWord)
    : !isNoPractitioner(head) || (isTechnician(head) && isTechnicianField(lastWord));

/**
 * Whether a job's role in this context matches a saved title of the same head with exactly these words, apart
 * from levels.
 */
export const roleMatchesWords = (words: Words, posted: Role, context: readonly Words[]): boolean =>
  isRequested(posted, words) &&
  variantsOrEmpty(posted).some((variant) => variantMatches(words, posted.head, variant, context));

/**
 * A campus recruiting specialist is a university recruiter, but not what everyone who saved 'Recruiter' wants. Someone who
 * saved 'Specialist' alone wants those that a title names, and no account executives.
 */
const isRequested = ({ head, requires, source }: Role, words: Words): boolean =>
  requires.every((word) => words.includes(savedWord(word, words)) || isImplied(word, words, head)) &&
  (words.length > 0 || source !== 'implied' || !isVagueHead(head));

const variantsOrEmpty = ({ variants }: Role): readonly Words[] =>
  variants.length > 0 ? variants : NO_VARIANT;

function variantMatches(words: Words, head: Word, posted: Words, context: readonly Words[]): boolean {
  const variant = words.some(isBroader) ? posted.map((word) => savedWord(word, words)) : posted;
  for (const word of variant)
    if (!words.includes(word) && !keepsJob.anywhere(head, words, word)) return false;
  const last = words.at(-1);
  if (last === undefined) return variant.every((word) => keepsJob.bare(head, words, word));
  const isInRole = variant.includes(last);
  if (isInRole && !isSameWithin(words, head, variant)) return false;
  if (isInRole && words.length === 1) return true;
  const missing = words.length === 1 ? words : words.filter((word) => !variant.includes(word));
  if (!isInRole && !mayComeFromTeam(words, head, variant, missing)) return false;
  return missing.every((word) => context.some((phrase) => suppliesWord(word, words, head, phrase)));
}

const isBroader = (word: Word): boolean => word.isBroader;

/** Whether a role's own words keep the job, so that a team may supply the missing saved words. */
const mayComeFromTeam = (words: Words, head: Word, variant: Words, missing: Words): boolean =>
  ownWords(variant).every(
    (extra) =>
      words.includes(extra) ||
      missing.some(({ broader }) => broader.includes(extra)) ||
      keepsJob.own(head, missing, extra),
  );

/** A posted word as the saved words name it: the 'SAP' of an 'SAP Project Manager' is the 'ERP' of a saved one. */
const savedWord = (word: Word, words: Words): Word =>
  words.includes(word) ? word : (word.broader.find((one) => words.includes(one)) ?? word);

/** The words before the 'software' of a 'Mission Software Engineer' name a team. */
const ownWords = (variant: Words): Words =>
  settles(variant.at(-1)) && variant.length > 1 ? variant.slice(-1) : variant;

/** Whether the words around the saved ones keep the job. Expects a variant with the last saved word. */
function isSameWithin(words: Words, head: Word, variant: Words): boolean {
  let isAfterSaved = false;
  for (let at = 0; at < variant.length; at += 1) {
    const word = variant[at] ?? NO_HEAD;
    if (words.includes(word)) {
      const before = isAfterSaved || at === 0 ? undefined : variant[at - 1];
      if (before !== undefined && !keepsJob.before(head, word.alone, before)) return false;
      isAfterSaved = true;
    } else if (
      isAfterSaved &&
      !keepsJob.role(head, words, word) &&
      !isImplied(word, words, head) &&
      !(isSavedAfter(words, variant, at) && keepsJob.between(head, words, word))
    )
      return false;
  }
  return true;
}

const isSavedAfter = (words: Words, variant: Words, at: number): boolean =>
  variant.some((word, other) => other > at && words.includes(word));

/** Whether a phrase outside the role has a saved word, and its other words keep the job. */
function suppliesWord(word: Word, words: Words, head: Word, phrase: Words): boolean {
  const at = phrase.indexOf(word);
  if (at < 0) return false;
  const before = at > 0 && words.length === 1 ? phrase[at - 1] : undefined;
  if (before !== undefined && !keepsJob.product(head, words, before)) return false;
  const first = words.length === 1 ? at : phrase.findIndex((one) => words.includes(one));
  for (let next = first + 1; next < phrase.length; next += 1) {
    const extra = phrase[next] ?? NO_HEAD;
    if (words.includes(extra) || isImplied(extra, words, head)) continue;
    if (!keepsJob.team(head, words, extra)) return false;
    if (words.length === 1 && !keepsJob.subject(head, words, extra)) return false;
  }
  return true;
}
