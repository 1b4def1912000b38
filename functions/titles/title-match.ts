import { includesLevels } from './levels.ts';
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
import {
  hiredByTeams,
  managedFunctions,
  officeFunctions,
  runFunctions,
  runWords,
  screenDesign,
  screens,
  technicianFields,
} from './vocabulary/functions.ts';
import { adjacentHeads, chiefs, fieldOfHead, managers, softwareHeads } from './vocabulary/heads.ts';
import { platformHeads, platforms, toleratedExtras } from './vocabulary/tolerated-extras.ts';
import { excludesTools } from './vocabulary/tools.ts';
import {
  boundPrefixes,
  craftWords,
  disciplines,
  domains,
  facets,
  hostCrafts,
  impliedByHead,
  languages,
  neutralWords,
  openWords,
  opposites,
  otherJobs,
  ownFields,
  physicalFields,
  roleChangers,
  servedDomains,
  skills,
  softwareDisciplines,
  softwareSides,
  systemDisciplines,
  teamWords,
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
const isRequested = ({ requires }: Role, words: Words): boolean =>
  requires.every((word) => words.includes(word));

const variantsOrEmpty = ({ variants }: Role): readonly Words[] =>
  variants.length > 0 ? variants : noVariant;

/** Whether someone with this head manages, advises or supports people who do the work. */
function isNeverPractitioner(head: string): boolean {
  return managers.has(head) || chiefs.has(head) || adjacentHeads.has(head);
}

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
      keepsRole(extra, words, head) || (variant.indexOf(extra) < lastWanted && !roleChangers.has(extra)),
  );
}

/** An 'ASIC Design Manager' leads no designers, but a 'Mechanical Design Engineer' is a design engineer. */
const isBound = (word: string, before: string, head: string): boolean =>
  boundPrefixes.get(word)?.has(before) === true && !(head === 'engineer' && word === 'design');

/** The last wanted word comes from the context, so the role's own words must not contradict it. */
function isUnchangedAround(words: Words, missing: Words, head: string, variant: Words): boolean {
  const last = words.at(-1) ?? '';
  if (variant.includes(opposites.get(last) ?? '')) return false;
  const deciding = variant.at(-1) === 'software' ? ['software'] : variant;
  return deciding.every((extra) => words.includes(extra) || keepsRole(extra, missing, head, true));
}

function suppliesWord(word: string, words: Words, head: string, phrase: Words): boolean {
  if (!phrase.includes(word)) return false;
  const extras = extrasAfterFirst(words, phrase);
  return (
    extras.every((extra) => keepsRole(extra, words, head)) ||
    namesTeam(extras, [word, words.at(-1) ?? ''], head)
  );
}

const isSoftwareWord = (word: string): boolean =>
  word === 'software' || languages.has(word) || softwareSides.has(word);

const isProduct = (word: string): boolean => platforms.has(word) || (skills.has(word) && !domains.has(word));

/** Crafts that work with a product: 'Azure' is in the title of an Azure Data Engineer. */
const productTeams: ReadonlySet<string> = new Set(
  'data database solution integration test testing security network qa analytics release'.split(' '),
);

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

/** Whether a team's software engineers are engineers of its field: of 'Payments', but not of 'Product' or 'Platform'. */
const isOpenTeam = (word: string): boolean =>
  ![ownFields, disciplines, roleChangers, domains, skills, neutralWords, openWords].some((words) =>
    words.has(word),
  );

/** 'Engineering Manager, Payments Platform' is a payments engineering manager. */
const isTeamOfEngineers = (word: string): boolean =>
  word !== 'engineering' && (isOpenTeam(word) || domains.has(word) || skills.has(word) || word === 'data');

/**
 * Whether an extra word between the wanted words and the head keeps the role the same: 'Backend (Payments) Engineer' does,
 * 'Data (Security) Engineer' does not. `isFromContext`: the last wanted word comes from a note, as in 'Wireless Engineer,
 * Mobile', which allows fewer extras.
 */
function keepsRole(extra: string, wanted: readonly string[], head: string, isFromContext = false): boolean {
  const deciding = wanted.at(isFromContext && wanted.length > 1 && wanted.at(-1) === 'system' ? -2 : -1);
  if (deciding === undefined || neutralWords.has(extra)) return true;
  if (extra === fieldOfHead.get(head) || extra === impliedByHead.get(head)) return true;
  if (head === 'scientist' && extra === 'research') return true;
  if (
    head === 'analyst' &&
    (!isFromContext || isProduct(deciding)) &&
    (extra === 'data' || (extra === 'management' && deciding !== 'data'))
  )
    return true;
  if (extra === 'engineering' && leaders.has(head) && leadsEngineers(deciding, head)) return true;
  if (runWords.has(extra) && runFunctions.has(deciding) && !isFromContext) return true;
  if (wanted.some((word) => toleratedExtras.get(word)?.has(extra))) return true;
  if (platformHeads.has(head) && !isFromContext && wanted.some((word) => platforms.has(word)))
    return !roleChangers.has(extra);
  if (head === '') return !roleChangers.has(extra) || (isProduct(deciding) && productTeams.has(extra));
  if (leaders.has(head) && deciding === 'engineering' && teamWords.has(extra)) return true;
  if (managers.has(head) && extra === 'engineering')
    return deciding !== 'software' && (disciplines.has(deciding) || domains.has(deciding));
  if (head === 'researcher' && servedDomains.has(extra)) return true;
  if (head === 'designer' && screens.has(deciding) && screenDesign.has(extra)) return true;
  if (!softwareHeads.has(head)) return false;
  if (craftWords.has(extra) && disciplines.has(deciding)) return true;
  if (extra === 'data' && languages.has(deciding)) return true;
  if (extra === 'system' && !isFromContext && deciding !== 'software')
    return systemDisciplines.has(deciding) || !roleChangers.has(deciding);
  if (head === 'engineer' && !isFromContext && facets.has(extra) && isOpenTeam(deciding)) return true;
  if (openWords.has(deciding)) return !roleChangers.has(extra) || softwareDisciplines.has(extra);
  if (softwareDisciplines.has(deciding) && (extra === 'software' || extra === 'application')) return true;
  if (
    deciding !== 'data' &&
    teamWords.has(extra) &&
    (domains.has(deciding) || softwareDisciplines.has(deciding))
  )
    return true;
  if (isFromContext && hostCrafts.has(extra) && physicalFields.has(deciding)) return true;
  if (isFromContext && head === 'engineer' && isOpenTeam(deciding))
    return (
      extra === 'software' ||
      extra === 'research' ||
      (extra === 'system' && !facets.has(deciding)) ||
      skills.has(extra) ||
      servedDomains.has(extra)
    );
  if (head === 'engineer' && isOpenTeam(deciding) && (isSoftwareWord(extra) || skills.has(extra)))
    return true;
  const isSkill = skills.has(deciding);
  if (isSkill && (!isFromContext || domains.has(extra))) return !roleChangers.has(extra);
  if (!isSkill && deciding !== 'software' && !domains.has(deciding)) return false;
  return extra === 'software' || skills.has(extra) || craftWords.has(extra);
}

/** Heads of those who lead all who work in a field. */
const leaders: ReadonlySet<string> = new Set(['manager', 'director', 'head', 'vp']);

/** Whether the leader of a field leads its engineers: a Head of AI Engineering is a Head of AI, but a Data Manager keeps data. */
const leadsEngineers = (field: string, head: string): boolean =>
  field === 'data'
    ? head !== 'manager'
    : domains.has(field) || softwareDisciplines.has(field) || skills.has(field) || field === 'network';
