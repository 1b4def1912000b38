import { keepsJob } from './decisions.ts';
import { isImplied, namesRival } from './implied-words.ts';
import { includesLevels } from './levels.ts';
import { broader, broaderWords } from './related-words.ts';
import { optionalTools, requiredLevels, requiredNotes, requiredVariants, titleWords } from './saved-title.ts';
import { coversTerritories } from './territories.ts';
import { contextOf, isWanted, type Role, type Title } from './title.ts';
import { excludesTools } from './tools.ts';
import { wordsOf } from './vocabulary.ts';

type Words = readonly string[];

const noVariant: readonly Words[] = [[]];
const managers = wordsOf('manager');
const managed = wordsOf('managed');
const settling = wordsOf('settles');
const technicianFields = wordsOf('technician-field');
/** Heads of people who manage, advise or support those who do the work. */
const neverPractitioners = new Set([...managers, ...wordsOf('chief'), ...wordsOf('adjacent')]);

/**
 * Whether a job's title matches a saved title: the same head, every saved word, every saved level, and no word that makes
 * it a different job. Order, spelling and other additions do not matter.
 */
export const titleMatches = (saved: Title, job: Title): boolean => titleRule(saved)(preparePosted(job));

/** A job's title as many saved titles are compared with it. */
export interface PostedTitle {
  readonly title: Title;
  readonly words: Words;
  readonly roles: readonly PostedRole[];
  /** The words outside the roles. */
  readonly around: ReadonlySet<string>;
}

interface PostedRole {
  readonly role: Role;
  readonly context: readonly Words[];
}

export const preparePosted = (title: Title): PostedTitle => ({
  title,
  words: titleWords(title),
  roles: title.roles.map((role) => ({ role, context: contextOf(title, role) })),
  around: new Set([...title.notes.flat(), ...title.implied.flat()]),
});

/** `titleMatches` for one saved title and many jobs: what it requires is worked out once. */
export function titleRule(saved: Title): (job: PostedTitle) => boolean {
  const levels = requiredLevels(saved);
  const roles = saved.roles.filter(isWanted).map((role) => ({ role, variants: requiredVariants(role) }));
  const notes = requiredNotes(saved).flat();
  const tools = optionalTools(saved);
  const words = titleWords(saved);
  return (job) =>
    includesLevels(job.title.levels, levels) &&
    coversTerritories(job.title.territories, saved.territories) &&
    roles.some(({ role, variants }) =>
      job.roles.some((posted) => roleMatches(role, variants, notes, posted, job.around)),
    ) &&
    !excludesTools(job.words, tools) &&
    !namesRival(job.words, words);
}

function roleMatches(
  { head, variants, isFieldOnly }: Role,
  required: readonly Words[],
  notes: Words,
  { role: posted, context }: PostedRole,
  around: ReadonlySet<string>,
): boolean {
  if (posted.isFieldOnly && !isFieldOnly) return false;
  if (head === '' ? !canMatchUnnamed(variants, posted) : head !== posted.head) return false;
  return variantsOrEmpty(posted).some(
    (variant) =>
      notes.every((word) => variant.includes(word) || around.has(word)) &&
      required.some((words) => isRequested(posted, words) && variantMatches(words, head, variant, context)),
  );
}

/** Whether a saved title without a head may match a role: 'Field Marketing' also a manager of just that. */
function canMatchUnnamed(wanted: readonly Words[], posted: Role): boolean {
  return wanted.some(
    (words) =>
      mayMatchWithoutHead(posted.head, words.at(-1) ?? '') &&
      (posted.head !== 'manager' ||
        posted.variants.some((variant) => words.every((word) => variant.includes(word)))),
  );
}

/** Whether a saved title without a head that ends in this word, such as 'QA' or 'Field Marketing', may match this head. */
export const mayMatchWithoutHead = (head: string, lastWord: string): boolean =>
  head === 'manager'
    ? managed.has(lastWord)
    : !neverPractitioners.has(head) || (head === 'technician' && technicianFields.has(lastWord));

/** Whether a job's role in this context matches a saved title of the same head with exactly these words, apart from levels. */
export function roleMatchesWords(words: Words, posted: Role, context: readonly Words[]): boolean {
  return (
    isRequested(posted, words) &&
    variantsOrEmpty(posted).some((variant) => variantMatches(words, posted.head, variant, context))
  );
}

/** A campus recruiting specialist is a university recruiter, but not what everyone who saved 'Recruiter' wants. */
const isRequested = ({ head, requires }: Role, words: Words): boolean =>
  requires.every((word) => words.includes(word) || isImplied(word, words, head));

const variantsOrEmpty = ({ variants }: Role): readonly Words[] =>
  variants.length > 0 ? variants : noVariant;

function variantMatches(words: Words, head: string, posted: Words, context: readonly Words[]): boolean {
  const variant = words.some((word) => broaderWords.has(word))
    ? posted.map((word) => savedWord(word, words))
    : posted;
  if (!variant.every((word) => words.includes(word) || keepsJob('anywhere', head, words, word))) return false;
  const last = words.at(-1);
  if (last === undefined) return variant.every((word) => keepsJob('bare', head, [], word));
  const missing = words.filter((word) => !variant.includes(word));
  const isSame = variant.includes(last)
    ? isSameWithin(words, head, variant)
    : ownWords(variant).every(
        (extra) =>
          words.includes(extra) ||
          missing.some((word) => broader.get(word)?.includes(extra)) ||
          keepsJob('own', head, missing, extra),
      );
  return isSame && missing.every((word) => context.some((phrase) => suppliesWord(word, words, head, phrase)));
}

/** A posted word as the saved words name it: the 'SAP' of an 'SAP Project Manager' is the 'ERP' of a saved one. */
const savedWord = (word: string, words: Words): string =>
  words.includes(word) ? word : (broader.get(word)?.find((one) => words.includes(one)) ?? word);

/** The words before the 'software' of a 'Mission Software Engineer' name a team. */
const ownWords = (variant: Words): Words =>
  settling.has(variant.at(-1) ?? '') ? variant.slice(-1) : variant;

/** The last saved word precedes the head. */
function isSameWithin(words: Words, head: string, variant: Words): boolean {
  const first = variant.findIndex((word) => words.includes(word));
  if (first > 0 && !keepsJob('before', head, [variant[first] ?? ''], variant[first - 1] ?? '')) return false;
  const lastSaved = variant.findLastIndex((word) => words.includes(word));
  return variant.every(
    (extra, at) =>
      at <= first ||
      words.includes(extra) ||
      isImplied(extra, words, head) ||
      keepsJob('role', head, words, extra) ||
      (at < lastSaved && keepsJob('between', head, words, extra)),
  );
}

/** Whether a phrase beside the role names the team of a saved word. */
function suppliesWord(word: string, words: Words, head: string, phrase: Words): boolean {
  const at = phrase.indexOf(word);
  if (at < 0) return false;
  if (words.length === 1) {
    if (at > 0 && !keepsJob('product', head, words, phrase[at - 1] ?? '')) return false;
    if (!phrase.slice(at + 1).every((next) => keepsJob('subject', head, words, next))) return false;
  }
  const first = phrase.findIndex((one) => words.includes(one));
  const extras = first === phrase.length - 1 ? [] : phrase.slice(first);
  return extras.every((extra) => words.includes(extra) || keepsJob('team', head, words, extra));
}
