import { keepsRole } from './keeps-role.ts';
import { isAspect, isOpenTeam } from './keeps-software-role.ts';
import { includesLevels } from './levels.ts';
import { namesProduct } from './names-product.ts';
import {
  contextOf,
  isWanted,
  optionalTools,
  type Role,
  requiredLevels,
  requiredNotes,
  requiredVariants,
  type Title,
  wordsOf,
} from './title.ts';
import { hiredByTeams, managedFunctions, officeFunctions, technicianFields } from './vocabulary/functions.ts';
import { adjacentHeads, chiefs, managers, softwareHeads } from './vocabulary/heads.ts';
import { excludesTools } from './vocabulary/tools.ts';
import {
  boundPrefixes,
  craftWords,
  disciplines,
  domains,
  impliedByHead,
  opposites,
  otherJobs,
  roleChangers,
  servedDomains,
  skills,
  softwareDisciplines,
} from './vocabulary/word-classes.ts';

type Words = readonly string[];

/** Before most heads these name a lower position; before an engineer they are a level. */
const subordinateWords: Words = ['assistant', 'deputy', 'vice'];
const noVariant: readonly Words[] = [[]];

/**
 * Whether a job's title matches a saved title: the same head, every saved word, every saved level, and no word that makes
 * it a different role. Order, spelling and other additions do not matter.
 */
export function titleMatches(saved: Title, job: Title): boolean {
  if (!includesLevels(job.levels, requiredLevels(saved))) return false;
  const isMatch = saved.roles.some(
    (wanted) => isWanted(wanted) && job.roles.some((posted) => roleMatches(saved, wanted, job, posted)),
  );
  return isMatch && !excludesTools(wordsOf(job), optionalTools(saved));
}

function roleMatches(saved: Title, wanted: Role, job: Title, posted: Role): boolean {
  if (posted.isFieldOnly && !wanted.isFieldOnly) return false;
  if (wanted.head === '' ? !canMatchUnnamed(wanted, posted) : wanted.head !== posted.head) return false;
  const context = contextOf(job, posted);
  const required = requiredVariants(wanted);
  const notes = requiredNotes(saved);
  return variantsOrEmpty(posted).some((variant) => {
    const isNamed = (word: string) =>
      variant.includes(word) || context.some((phrase) => phrase.includes(word));
    if (!notes.every((note) => note.every(isNamed))) return false;
    return required.some(
      (words) =>
        isRequested(posted, words) &&
        variantMatches(words, wanted.head, ownWords(variant, words, wanted, posted), context),
    );
  });
}

/** For a saved title without a head, the 'data' of a data scientist isn't another field: 'NLP' is in 'Data Scientist, NLP'. */
const ownWords = (variant: Words, words: Words, wanted: Role, posted: Role): Words =>
  wanted.head === '' &&
  posted.head === 'scientist' &&
  variant[0] === 'data' &&
  domains.has(words.at(-1) ?? '')
    ? variant.slice(1)
    : variant;

/** Whether a saved title without a head may match a role: 'Field Marketing' also a manager of just that. */
function canMatchUnnamed(wanted: Role, posted: Role): boolean {
  if (teamHeads.has(posted.head) && wanted.variants.every((words) => officeFunctions.has(words.at(-1) ?? '')))
    return false;
  return wanted.variants.some(
    (words) =>
      mayMatchWithoutHead(posted.head, words.at(-1) ?? '') &&
      (posted.head !== 'manager' || posted.variants.some((variant) => includesAll(variant, words))),
  );
}

const includesAll = (variant: Words, words: Words): boolean => words.every((word) => variant.includes(word));

/** Whether a saved title without a head that ends in this word, such as 'QA' or 'Field Marketing', may match this head. */
export const mayMatchWithoutHead = (head: string, lastWord: string): boolean =>
  head === 'manager'
    ? managedFunctions.has(lastWord)
    : !isNeverPractitioner(head) || (head === 'technician' && technicianFields.has(lastWord));

/** Whether a job's role in this context matches a saved title of the same head with exactly these words, apart from levels. */
export function roleMatchesWords(words: Words, posted: Role, context: readonly Words[]): boolean {
  return (
    isRequested(posted, words) &&
    variantsOrEmpty(posted).some((variant) => variantMatches(words, posted.head, variant, context))
  );
}

/** A campus recruiting specialist is a university recruiter, but not what everyone who saved 'Recruiter' wants. */
const isRequested = ({ head, requires }: Role, words: Words): boolean =>
  requires.every((word) => words.includes(word) || word === impliedByHead.get(head));

const variantsOrEmpty = ({ variants }: Role): readonly Words[] =>
  variants.length > 0 ? variants : noVariant;

/** Whether someone with this head manages, advises or supports people who do the work. */
const isNeverPractitioner = (head: string): boolean => neverPractitioners.has(head);

const neverPractitioners: ReadonlySet<string> = new Set([...managers, ...chiefs, ...adjacentHeads]);

function variantMatches(words: Words, head: string, variant: Words, context: readonly Words[]): boolean {
  if (
    !softwareHeads.has(head) &&
    subordinateWords.some((word) => variant.includes(word) && !words.includes(word))
  )
    return false;
  const last = words.at(-1);
  if (last === undefined) return !variant.some((word) => otherJobs.get(head)?.has(word));
  if (words.length === 1 && variant.includes(last)) return isUnchangedWithin(words, head, variant);
  const missing = words.filter((word) => !variant.includes(word));
  const isUnchanged = variant.includes(last)
    ? isUnchangedWithin(words, head, variant)
    : isUnchangedAround(words, missing, head, variant);
  return (
    isUnchanged && missing.every((word) => context.some((phrase) => suppliesWord(word, words, head, phrase)))
  );
}

/** The last wanted word precedes the head. Extra words after the first wanted one must keep the role the same. */
function isUnchangedWithin(words: Words, head: string, variant: Words): boolean {
  const first = variant.findIndex((word) => words.includes(word));
  if (first > 0 && isBound(variant[first] ?? '', variant[first - 1] ?? '', head)) return false;
  if (first === variant.length - 1) return true;
  const lastWanted = variant.findLastIndex((word) => words.includes(word));
  return extrasAfterFirst(words, variant).every(
    (extra) =>
      keepsRole(extra, words, head) ||
      isAspect(extra, words.at(-1) ?? '', head) ||
      (variant.indexOf(extra) < lastWanted && !roleChangers.has(extra)),
  );
}

/** An 'ASIC Design Manager' leads no designers, but a 'Mechanical Design Engineer' is a design engineer. */
const isBound = (word: string, before: string, head: string): boolean =>
  boundPrefixes.get(word)?.has(before) === true && !(head === 'engineer' && word === 'design');

/** Crafts whose engineers don't become platform or AI engineers by joining such a team. */
const keptCrafts: ReadonlySet<string> = new Set(['frontend', 'fullstack', 'deployed']);
const servedTeams: ReadonlySet<string> = new Set(['platform', 'ai', 'ml']);

/** The last wanted word comes from the context, so the role's own words must not contradict it. */
function isUnchangedAround(words: Words, missing: Words, head: string, variant: Words): boolean {
  const last = words.at(-1) ?? '';
  if (variant.includes(opposites.get(last) ?? '')) return false;
  // A 'Product Manager, Real Time Operations' manages a product.
  if (managers.has(head) && last === 'operation' && variant.length > 0) return false;
  // A 'Full Stack Engineer, Identity Platform' writes all of a product, and isn't the engineer of a platform.
  if (servedTeams.has(last) && variant.some((word) => keptCrafts.has(word))) return false;
  const deciding = variant.at(-1) === 'software' ? ['software'] : variant;
  return deciding.every((extra) => words.includes(extra) || keepsRole(extra, missing, head, true));
}

function suppliesWord(word: string, words: Words, head: string, phrase: Words): boolean {
  const at = phrase.indexOf(word);
  if (at < 0 || (softwareHeads.has(head) && namesProduct(words, phrase))) return false;
  if (managers.has(head) && at > 0 && isBound(word, phrase[at - 1] ?? '', head)) return false;
  const extras = extrasAfterFirst(words, phrase);
  return (
    extras.every((extra) => keepsRole(extra, words, head)) ||
    namesTeam(extras, [word, words.at(-1) ?? ''], head)
  );
}

/** 'Software Engineer, ML Data Infrastructure' names a team for ML, 'AI Developer Tools' one for developers. */
const namesTeam = (extras: Words, named: Words, head: string): boolean =>
  (((softwareHeads.has(head) || head === 'manager') &&
    (named.some((word) => servedDomains.has(word) || (teamHeads.has(head) && isOpenTeam(word))) ||
      (named.at(-1) === 'engineering' && named.some(isTeamOfEngineers)))) ||
    worksForTeam(named, head)) &&
  extras.every((extra) => extra === 'data' || !(craftWords.has(extra) || roleChangers.has(extra)));

/** 'Product Manager, Data Platform' names a team of data product managers. */
const worksForTeam = ([word = '', last = '']: Words, head: string): boolean =>
  word !== last &&
  hiredByTeams.get(head)?.has(last) === true &&
  (isOpenTeam(word) || [domains, skills, disciplines, softwareDisciplines].some((words) => words.has(word)));

function extrasAfterFirst(words: Words, phrase: Words): Words {
  const first = phrase.findIndex((word) => words.includes(word));
  return first === phrase.length - 1 ? [] : phrase.slice(first).filter((word) => !words.includes(word));
}

/** Heads that work in teams of any field. */
const teamHeads: ReadonlySet<string> = new Set(['engineer', 'scientist']);

/** 'Engineering Manager, Payments Platform' is a payments engineering manager. */
const isTeamOfEngineers = (word: string): boolean =>
  word !== 'engineering' && (isOpenTeam(word) || domains.has(word) || skills.has(word) || word === 'data');
