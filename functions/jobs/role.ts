import { ROLES, type Role } from '../table/codes.ts';
import { COMPUTING, GENERIC_NAMES } from './words/generic-names.ts';
import { finder, phrases, wordsIn } from './words/phrases.ts';
import { ROLE_NAMES } from './words/role-names.ts';
import { ROLE_TOPICS } from './words/role-topics.ts';

/** A function, or '-' for work outside the offices of technology companies. */
type Named = Role | '-';
type Name = { role: Named; generic: boolean };

const NAMES = [...ROLES, '-'] as const;
const plain = NAMES.flatMap((role) =>
  phrases(ROLE_NAMES[role]).map((phrase): [string, Name] => [phrase, { role, generic: false }]),
);
const generic = (['Op', '-'] as const).flatMap((role) =>
  phrases(GENERIC_NAMES[role]).map((phrase): [string, Name] => [phrase, { role, generic: true }]),
);
const findName = finder([...plain, ...generic]);
const findTopic = finder(
  NAMES.flatMap((role) => phrases(ROLE_TOPICS[role]).map((phrase): [string, Named] => [phrase, role])),
);
const findComputing = finder(phrases(COMPUTING).map((phrase): [string, true] => [phrase, true]));

/** Parts of a title in the order they count: what stands before a comma, a dash or 'for' first. */
const partsOf = (title: string): string[][] =>
  title
    .split(/[,;:|()[\]{}•·–—]|\s[-/]\s|\s-|-\s|\s(?:for|at|with|to support|supporting|reporting to)\s/i)
    .map(wordsIn)
    .filter((words) => words.length > 0);

/** 'Director of Engineering', 'Head of Sales': what follows 'of' is the function. */
const TITLES_OF = /\b(director|head|president|chief|manager|lead) of /gi;
/** 'Vice President' is a rank, not the president's office. */
const RANK = /\b(?:(?:senior |executive |assistant |associate )?vice[- ]president|[sea]?vp)\b(?: of| -|,)?/gi;

/** What a generic name is of: computing first, then the last topic before it, then its own default. */
function ofGeneric(words: readonly string[], role: Named): Named {
  if (findComputing(words).length > 0) return 'En';
  return role === '-' ? '-' : (findTopic(words).at(-1)?.value ?? role);
}

function named(parts: readonly string[][]): Named | undefined {
  for (const [index, words] of parts.entries()) {
    const found = findName(words).at(-1);
    if (!found) continue;
    const { role, generic: general } = found.value;
    return general ? ofGeneric([...(parts[index + 1] ?? []), ...words], role) : role;
  }
  return undefined;
}

function topic(parts: readonly string[][]): Named | undefined {
  for (const words of parts) {
    const found = findTopic(words).at(-1);
    if (found) return found.value;
  }
  return undefined;
}

/**
 * The function a title names: engineering, product, design, marketing and sales, operations and legal, or '-' for work
 * outside the offices of technology companies. The team in a title does not change it ('Software Engineer, Design').
 * Departments decide only where the title names nothing; undefined where nothing does.
 */
export function roleOf(title: string, departments: readonly string[]): Named | undefined {
  const parts = partsOf(title.replace(RANK, ' ').replace(TITLES_OF, '$1 '));
  const teams = departments.map(wordsIn);
  return named(parts) ?? topic(parts) ?? named(teams) ?? topic(teams);
}
