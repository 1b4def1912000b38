import type { JobType, Level } from '../table/codes.ts';
import { isImplied, withoutImplied } from './implied-words.ts';
import { remember } from './remember.ts';
import { isWanted, type Role, type Title } from './title.ts';
import { kind } from './vocabulary.ts';
import { NO_HEAD, RARE, type Word, type Words, wordOf } from './word.ts';

const isVague = kind('vague');
const isManager = kind('manager');
const isLevelHead = kind('level-head');
const isTerm = kind('term');
const isPartTime = kind('part-time');
const isContracted = kind('contracted');
const LEADERS: readonly Level[] = ['manager', 'director', 'executive'];
const NONE: readonly never[] = [];

/** The requirements of a saved title, which a job's title has to meet. */
export interface SavedRequirements {
  readonly levels: readonly string[];
  readonly territories: readonly string[];
  /** A territory is a part of the job, and not only where it is. */
  readonly isLeader: boolean;
  /** A job of another employment type doesn't match. */
  readonly jobType: JobType | undefined;
  /** A job has to match one of them: one for each head and variant. */
  readonly roles: readonly SavedRole[];
  /** A job has to name one of them, if there are any. */
  readonly notes: readonly Words[];
  /** Tools that a job need not name, but others of their kind rule it out. */
  readonly tools: Words;
  /** The words that have rivals: a job that names a rival instead doesn't match. */
  readonly wordsWithRivals: Words;
}

/** A head and one of the variants of its words, which saved titles share. */
export interface SavedRole {
  readonly head: Word;
  readonly words: Words;
  /** Without a head, the words that the job's may follow. */
  readonly endings: Words;
  /** The number of the job that was compared last, and whether it has the role. */
  lastJob: number;
  isInLastJob: boolean;
}

/** Returns the role that saved titles share, by its head, words and endings: 'engineer|backend payment|'. */
const sharedRole = remember((text): SavedRole => {
  const [head = '', words = '', endings = ''] = text.split('|');
  return {
    head: wordOf(head),
    words: sharedIfEmpty(wordsIn(words)),
    endings: sharedIfEmpty(wordsIn(endings)),
    lastJob: 0,
    isInLastJob: false,
  };
});

const wordsIn = (text: string): Words => (text === '' ? NONE : text.split(' ').map(wordOf));
const textOf = (words: Words): string => words.map(({ text }) => text).join(' ');

/** Whether a saved title is that of someone who leads others. */
export const isLeader = ({ seniority }: Title): boolean => LEADERS.includes(seniority);

/** Works out what a saved title requires, once for many jobs. */
export const requirementsOf = (saved: Title): SavedRequirements => ({
  levels: sharedIfEmpty(requiredLevels(saved)),
  territories: sharedIfEmpty(saved.territories),
  isLeader: isLeader(saved),
  jobType: wantedJobType(saved),
  roles: saved.roles.filter(isWanted).flatMap(savedRoles),
  notes: sharedIfEmpty(requiredNotes(saved)),
  tools: sharedIfEmpty(optionalTools(saved)),
  wordsWithRivals: sharedIfEmpty(titleWords(saved).filter(({ rivals }) => rivals.length > 0)),
});

function savedRoles(role: Role): SavedRole[] {
  const { head, variants } = role;
  const endings = head === NO_HEAD ? variants.flatMap((words) => words.slice(-1)) : NONE;
  return requiredVariants(role).map((words) =>
    sharedRole(`${head.text}|${textOf(words)}|${textOf(endings)}`),
  );
}

/** Most titles require nothing of most kinds, and an array that they share is in the processor's cache. */
const sharedIfEmpty = <Item>(items: readonly Item[]): readonly Item[] => (items.length === 0 ? NONE : items);

/**
 * The levels that a saved title requires: 'Tax Associate' and 'Team Lead' name one with their head, so they
 * require none.
 */
export function requiredLevels({ roles, levels }: Title): readonly string[] {
  if (levels.length === 0) return levels;
  const isPractitioner = roles.some(
    (role) => isWanted(role) && !isLevelHead(role.head) && !isManager(role.head),
  );
  // A 'Tax Associate' is a tax analyst at any level, an 'ML Engineering Lead' is no ML engineer at any level.
  const isFree = ({ head, source }: Role, level: string) =>
    source !== 'implied' &&
    isLevelHead(head) &&
    head.level === level &&
    (level === 'associate' || !isPractitioner);
  return levels.filter((level) => !roles.some((role) => isFree(role, level)));
}

/** The variants of a saved role of which a job has to match one; a role without words has an empty one. */
export function requiredVariants({ head, variants, requiresAll }: Role): readonly Words[] {
  if (variants.length === 0) return [[]];
  const alternatives =
    variants.length === 1 ? variants : requiresAll ? variants.slice(-1) : variants.slice(0, -1);
  if (head === NO_HEAD) return alternatives.map((words) => withoutImplied(withoutTools(words), head));
  return alternatives.map((words) => withoutImplied(words.filter(isUnusual), head));
}

/**
 * A usual tool adds nothing beside its craft: an 'Embedded C Engineer' works on embedded software. Terms of employment are
 * compared with the job's type instead.
 */
const isUnusual = (word: Word, _: number, words: Words): boolean =>
  !isTerm(word) && !word.crafts.some((craft) => words.includes(craft));

/** 'Registered Nurse, Part-Time' and 'Recruiter - Contract' want jobs of that type, which titles rarely name. */
function wantedJobType(saved: Title): JobType | undefined {
  if (titleWords(saved).some(isPartTime)) return 'Pa';
  return saved.notes.some((note) => note.every(isContracted)) ? 'Co' : undefined;
}

/**
 * Returns the notes of a saved title, of which a job has to name one: teams and fields ('Civil Engineer, Roads and
 * Drainage'), but no tools that only describe a person, none of alternatives with one, and none beside a specialty.
 */
export function requiredNotes({ roles, notes, choices }: Title): readonly Words[] {
  if (notes.length === 0 || roles.some(namesSpecialty)) return NONE;
  const wordsOf = (some: readonly Role[]) => some.flatMap(({ variants }) => variants.flat());
  const wanted = wordsOf(roles.filter(isWanted));
  const own = wordsOf(roles.filter(({ source }) => source !== 'implied'));
  const isRequired = (note: Words) =>
    !note.every(isTool) && !note.every((word) => own.includes(word) || isImplied(word, wanted, NO_HEAD));
  const alternatives = Map.groupBy(notes, (_, at) => choices[at]);
  return [...alternatives.values()]
    .filter((some) => some.every(isRequired))
    .flatMap((some) => some.map((note) => note.filter((word) => !isTool(word))));
}

/**
 * Whether a role's own words say enough about the job: a 'DSP Engineer, Audio' wants every DSP engineer's job, while the note
 * of a 'Business Analyst, Capital Markets' is the specialty, and that of managers is what they manage.
 */
const namesSpecialty = (role: Role): boolean =>
  isWanted(role) &&
  role.requires.length === 0 &&
  !isManager(role.head) &&
  role.variants.some((words) => words.some(isSpecialty));

const isSpecialty = (word: Word): boolean => word.frequency === RARE && !isTool(word);

/** Returns the tools in a saved title that a job need not name. */
export function optionalTools(saved: Title): Words {
  const wanted = saved.roles.filter(isWanted);
  const tools = titleWords({ ...saved, roles: wanted }).filter(isTool);
  if (tools.length === 0) return tools;
  const required = [...wanted.flatMap(requiredVariants), ...requiredNotes(saved)].flat();
  // A 'Java Engineer, Spring Boot' requires Java already, so Java alone rules nothing out.
  return tools.filter((word) => !required.some((one) => one === word || isOfKind(one, word)));
}

/** Whether a job asks only for other tools of a kind than the saved ones: Java for 'Backend Engineer (Go)'. */
export const excludesTools = (job: Words, saved: Words): boolean =>
  saved.some(({ tool }) => {
    if (tool === undefined || tool === '') return false;
    const named = job.filter((word) => word.tool === tool);
    return named.length > 0 && !named.some((word) => saved.includes(word));
  });

export const titleWords = ({ roles, notes }: Title): Words =>
  [...roles.flatMap(({ variants }) => variants), ...notes].flat();

const isTool = ({ tool }: Word): boolean => tool !== undefined;

const isOfKind = ({ tool }: Word, other: Word): boolean =>
  tool !== undefined && tool !== '' && tool === other.tool;

const isSpecific = (word: Word): boolean => !isVague(word);

/**
 * 'DevOps AWS Terraform' wants what 'DevOps' does. A tool before a head is part of the name: 'Java Backend Engineer'.
 */
function withoutTools(words: Words): Words {
  const others = words.filter((word) => !isTool(word));
  return others[0] === words[0] && others.some(isSpecific) ? others : words;
}
