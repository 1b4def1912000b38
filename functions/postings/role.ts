import { ROLES, type Role } from '../table/codes.ts';
import { GENERIC_NAMES, type Generic, LAST_NAMES } from './words/generic-names.ts';
import { type Finder, finder, phrases, wordsIn } from './words/phrases.ts';
import { DOER, ROLE_NAMES } from './words/role-names.ts';
import { ROLE_TOPICS } from './words/role-topics.ts';
import { UNSPACED } from './words/unspaced-names.ts';

/** A function, or '-' for work outside the offices of technology companies. */
type Named = Role | '-';
type Decided = Omit<Generic, 'names' | 'of'> & { of: readonly { role: Named; find: Finder<true> }[] };
type Name = { role: Named; doer: boolean; generic?: Decided };

const NAMES = [...ROLES, '-'] as const;
const isDoer = (phrase: string) => DOER.test(wordsIn(phrase).at(-1) ?? '');
const finderOf = (words: string): Finder<true> => finder(phrases(words).map((phrase) => [phrase, true]));
const genericNames = (kinds: readonly Generic[]) =>
  kinds.flatMap(({ names, of, ...rest }) => {
    const generic = { ...rest, of: of.map(([role, words]) => ({ role, find: finderOf(words) })) };
    return phrases(names).map((phrase): [string, Name] => [
      phrase,
      { role: rest.otherwise, doer: true, generic },
    ]);
  });
const findName = finder<Name>([
  ...NAMES.flatMap((role) =>
    phrases(ROLE_NAMES[role]).map((phrase): [string, Name] => [phrase, { role, doer: isDoer(phrase) }]),
  ),
  ...genericNames(GENERIC_NAMES),
]);
const findLastName = finder(genericNames(LAST_NAMES));
const findTopic = finder(
  NAMES.flatMap((role) => phrases(ROLE_TOPICS[role]).map((phrase): [string, Named] => [phrase, role])),
);

/** Abbreviations in titles, spelled out. */
const SHORT = new Map([
  ['mgr', 'manager'],
  ['eng', 'engineer'],
  ['engr', 'engineer'],
  ['engg', 'engineering'],
  ['rep', 'representative'],
  ['dir', 'director'],
  ['coord', 'coordinator'],
  ['assoc', 'associate'],
  ['asst', 'assistant'],
  ['mktg', 'marketing'],
  ['acct', 'accounting'],
  ['sw', 'software'],
  ['swe', 'software engineer'],
  ['tech', 'technician'],
]);
/** German compounds and feminine forms: 'Softwareentwicklerin', 'Vertriebsingenieur'. */
const COMPOUND =
  /^\p{L}{3,}(entwickler|ingenieur|informatiker|administrator|architekt|designer|manager|berater)(?:in)?$/u;

const titleWords = (text: string): string[] =>
  wordsIn(text).flatMap((word) => (SHORT.get(word) ?? word.replace(COMPOUND, '$1')).split(' '));

/** What follows these tells for whom the work is, not what it is. */
const FOR = /\s(?:for|at|with|to support|supporting|reporting to)\s/i;
/** Parts of a title in the order they count: what stands before a comma or a dash first. */
const partsOf = (title: string): string[][] =>
  title
    .split(/[,;:|()[\]{}•·–—]|\s[-/]\s|\s-|-\s/)
    .map(titleWords)
    .filter((words) => words.length > 0);

/** 'Director of Engineering', 'Head of Sales': what follows 'of' is the function. */
const TITLES_OF = /\b(director|head|president|chief|manager|lead) of (?!staff\b)/gi;
/** 'Vice President' is a rank, not the president's office. */
const RANK = /\b(?:(?:senior |executive |assistant |associate )?vice[- ]president|[sea]?vp)\b(?: of| -|,)?/gi;
/** Words after a role that only say its level or its kind. */
const AFTER =
  /^(?:i{1,3}|iv|v|\d+|intern|internship|co|op|coop|trainee|junior|senior|jr|sr|associate|graduate|new|grad|lead|staff|m|f|d|w|x)$/;

/** What a generic name is of. */
function ofGeneric(
  { of, topics, beside, alone, otherwise }: Decided,
  words: readonly string[],
  next: readonly string[],
): Named {
  const around = beside ? [...next, ...words] : words;
  const kind = of.find(({ find }) => find(around).length > 0);
  if (kind) return kind.role;
  const topic = topics ? findTopic(around).at(-1)?.value : undefined;
  if (topic) return topic;
  const bare = words.filter((word) => !AFTER.test(word)).length < 2;
  return (bare ? alone : undefined) ?? otherwise;
}

/** The name that counts in a part: the last of those who do the work, else the last of the work. */
function nameIn(words: readonly string[]) {
  const found = findName(words);
  return found.findLast(({ value }) => value.doer) ?? found.at(-1);
}

/** What the first part that names a doer says, or the first that names any work, unless a later one ends in a doer. */
function named(parts: readonly (readonly string[])[]): Named | undefined {
  let work: Named | undefined;
  for (const [index, words] of parts.entries()) {
    const found = nameIn(words);
    if (!found) continue;
    const { role, doer, generic } = found.value;
    const ends = words.slice(found.at + found.length).every((word) => AFTER.test(word));
    if (doer && (work === undefined || ends))
      return generic ? ofGeneric(generic, words, parts[index + 1] ?? []) : role;
    work ??= role;
  }
  return work;
}

function topic(parts: readonly (readonly string[])[]): Named | undefined {
  for (const words of parts) {
    const found = findTopic(words).at(-1);
    if (found) return found.value;
  }
  return undefined;
}

function lastName(parts: readonly (readonly string[])[]): Named | undefined {
  for (const [index, words] of parts.entries()) {
    const found = findLastName(words).at(-1)?.value.generic;
    if (found) return ofGeneric(found, words, parts[index + 1] ?? []);
  }
  return undefined;
}

/**
 * The function a title names: engineering, product, design, marketing and sales, operations and legal, or '-' for work
 * outside the offices of technology companies. The team in a title does not change it ('Software Engineer, Design').
 * Departments decide only where the title names nothing; undefined where nothing does.
 */
export function roleOf(title: string, departments: readonly string[]): Named | undefined {
  const [main = '', ...rest] = title.replace(RANK, ' ').replace(TITLES_OF, '$1 ').split(FOR);
  const parts = partsOf(main);
  const all = [...parts, ...rest.flatMap(partsOf)];
  const teams = departments.map(titleWords);
  const unspaced = UNSPACED.find(([, pattern]) => pattern.test(title))?.[0];
  return (
    named(parts) ?? unspaced ?? named(all) ?? topic(all) ?? named(teams) ?? topic(teams) ?? lastName(all)
  );
}
