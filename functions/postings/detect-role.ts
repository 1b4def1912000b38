import { ROLES, type Role } from '../table/codes.ts';
import { translateUnspaced } from '../titles/translate.ts';
import { GENERIC_NAMES, type GenericName, LAST_NAMES } from './words/generic-names.ts';
import { type PhraseFinder, phraseFinder, splitPhrases, wordsIn } from './words/phrases.ts';
import { DOER_WORD, ROLE_NAMES } from './words/role-names.ts';
import { ROLE_TOPICS } from './words/role-topics.ts';

/** '-' is work outside the offices of technology companies. */
type RoleOrOther = Role | '-';
type GenericNameRule = Omit<GenericName, 'names' | 'of'> & {
  of: readonly { role: RoleOrOther; find: PhraseFinder<true> }[];
};
type RoleName = { role: RoleOrOther; doer: boolean; generic?: GenericNameRule };

const NAMES = [...ROLES, '-'] as const;
const namesDoer = (phrase: string) => DOER_WORD.test(wordsIn(phrase).at(-1) ?? '');
const finderFor = (words: string): PhraseFinder<true> =>
  phraseFinder(splitPhrases(words).map((phrase) => [phrase, true]));
const genericNames = (kinds: readonly GenericName[]) =>
  kinds.flatMap(({ names, of, ...rest }) => {
    const generic = { ...rest, of: of.map(([role, words]) => ({ role, find: finderFor(words) })) };
    return splitPhrases(names).map((phrase): [string, RoleName] => [
      phrase,
      { role: rest.otherwise, doer: true, generic },
    ]);
  });
const findName = phraseFinder<RoleName>([
  ...NAMES.flatMap((role) =>
    splitPhrases(ROLE_NAMES[role]).map((phrase): [string, RoleName] => [
      phrase,
      { role, doer: namesDoer(phrase) },
    ]),
  ),
  ...genericNames(GENERIC_NAMES),
]);
const findLastName = phraseFinder(genericNames(LAST_NAMES));
const findTopic = phraseFinder(
  NAMES.flatMap((role) =>
    splitPhrases(ROLE_TOPICS[role]).map((phrase): [string, RoleOrOther] => [phrase, role]),
  ),
);

const ABBREVIATIONS = new Map([
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
  ['spec', 'specialist'],
  ['mgmt', 'management'],
  ['swe', 'software engineer'],
]);
/** German compounds and feminine forms: 'Softwareentwicklerin', 'Vertriebsingenieur'. */
const COMPOUND =
  /^\p{L}{3,}(entwickler|ingenieur|informatiker|administrator|architekt|designer|manager|berater)(?:in)?$/u;

const titleWords = (text: string): string[] => {
  const words = wordsIn(text);
  return words.flatMap((word, at) => {
    if (word === 'tech') return spellTech(words[at - 1], words[at + 1]);
    return (ABBREVIATIONS.get(word) ?? word.replace(COMPOUND, '$1')).split(' ');
  });
};

/** A 'Maintenance Tech II' is a technician, a 'Tech Lead' and a 'Head of Tech' are not. */
function spellTech(before: string | undefined, after: string | undefined): string {
  if (before !== undefined && /^(?:head|director|vp|president|chief|in|information)$/.test(before))
    return 'technology';
  return after === undefined || (after !== 'lead' && LEVEL_WORD.test(after)) ? 'technician' : 'tech';
}

/** Paid tasks that train or rate AI models, whichever profession they name: 'Software Engineer - AI Trainer'. */
const AI_TRAINING_TASKS =
  /\b(?:ai|llm)(?: model| data| content| response| chatbot)? (?:trainers?|tutors?|evaluators?|raters?|annotators?|reviewers?)\b|\bannotators?$|(?:\(| - | – |for )(?:generative )?ai(?: model)? training(?:\)|$| -| \()/i;

/** The words after these name the beneficiary of the work. */
const BENEFICIARY = /\s(?:for|at|with|to support|supporting|reporting to)\s/i;
/** Splits a title at commas, dashes and the like; earlier parts take precedence. */
const splitTitle = (title: string): string[][] =>
  title
    .split(/[,;:|()[\]{}•·–—]|\s[-/]\s|\s-|-\s/)
    .map(titleWords)
    .filter((words) => words.length > 0);

/** In 'Director of Engineering' and 'Head of Sales', the function follows 'of'. */
const HEAD_OF = /\b(director|head|president|chief|manager|lead) of (?!staff\b)/gi;
/** 'Vice President' is a rank, not the president's office. */
const RANK =
  /\b(?:(?:senior |executive |assistant |associate )?vice[- ]president|[sea]?vp)\b(?: of| -|,)?|\bexecutive director(?: of| [-–]|,)/gi;
/** A program that hires beginners is not what they work on: 'Finance Rotation Program Analyst'. */
const HIRING_PROGRAM =
  /\b(?:rotation(?:al)?|development|graduate|trainee|early[- ]careers?|talent|summer|launch|pathways) program(?:me)?\b(?!,? (?:\w+ )?(?:manage|direct|lead|coordinat|administrat|special|deliver|owner|head))/gi;
const LEVEL_WORD =
  /^(?:i{1,3}|iv|v|\d+|intern|internship|co|op|coop|trainee|junior|senior|jr|sr|associate|graduate|new|grad|lead|staff|m|f|d|w|x)$/;

/** Decides a generic name by the words around it. */
function resolveGenericName(
  { of, topics, includesNextPart, alone, otherwise }: GenericNameRule,
  words: readonly string[],
  next: readonly string[],
): RoleOrOther {
  const around = includesNextPart ? [...next, ...words] : words;
  const kind = of.find(({ find }) => find(around).length > 0);
  if (kind) return kind.role;
  const roleByTopic = topics ? findTopic(around).at(-1)?.value : undefined;
  if (roleByTopic) return roleByTopic;
  const isBare = words.filter((word) => !LEVEL_WORD.test(word)).length < 2;
  return (isBare ? alone : undefined) ?? otherwise;
}

/** The last name of someone who does the work, or else the last name of the work. */
function decisiveName(words: readonly string[]) {
  const found = findName(words);
  return found.findLast(({ value }) => value.doer) ?? found.at(-1);
}

/** The role of the first part that names a doer or any work, unless a later part ends with a doer. */
function roleByName(parts: readonly (readonly string[])[]): RoleOrOther | undefined {
  let work: RoleOrOther | undefined;
  for (const [index, words] of parts.entries()) {
    const found = decisiveName(words);
    if (!found) continue;
    const { role, doer, generic } = found.value;
    const isAtEnd = words.slice(found.at + found.length).every((word) => LEVEL_WORD.test(word));
    if (doer && (work === undefined || isAtEnd))
      return generic ? resolveGenericName(generic, words, parts[index + 1] ?? []) : role;
    work ??= role;
  }
  return work;
}

function topic(parts: readonly (readonly string[])[]): RoleOrOther | undefined {
  for (const words of parts) {
    const found = findTopic(words).at(-1);
    if (found) return found.value;
  }
  return undefined;
}

function roleByLastName(parts: readonly (readonly string[])[]): RoleOrOther | undefined {
  for (const [index, words] of parts.entries()) {
    const found = findLastName(words).at(-1)?.value.generic;
    if (found) return resolveGenericName(found, words, parts[index + 1] ?? []);
  }
  return undefined;
}

/**
 * Detects the function that a title names: engineering, product, design, marketing and sales, operations and legal, or '-'
 * for work outside the offices of technology companies. The team does not change it ('Software Engineer, Design').
 * Departments decide only if the title names nothing. Returns undefined if they do not either.
 */
export function detectRole(posted: string, departments: readonly string[]): RoleOrOther | undefined {
  const title = translateUnspaced(posted);
  if (AI_TRAINING_TASKS.test(title)) return 'Op';
  const [main = '', ...rest] = title
    .replace(RANK, ' ')
    .replace(HEAD_OF, '$1 ')
    .replace(HIRING_PROGRAM, ' ')
    .split(BENEFICIARY);
  const parts = splitTitle(main);
  const all = [...parts, ...rest.flatMap(splitTitle)];
  const teams = departments.map(titleWords);
  return (
    roleByName(parts) ??
    roleByName(all) ??
    topic(all) ??
    roleByName(teams) ??
    topic(teams) ??
    roleByLastName(all)
  );
}
