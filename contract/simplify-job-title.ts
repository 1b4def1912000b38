import { titleRule } from './rules.ts';
import { titleCase } from './titles.ts';

/** Separate the role from team, place and other additions. */
const SEPARATORS = /\s+[-–—|•·:@]+\s+|\s*[,;|•]\s*|:\s+|[-–—]\s+|\s+[-–—](?=\S)/u;
const BRACKETED = /[([{]([^()[\]{}]*)[)\]}]?/gu;

/** Levels and codes that matching ignores. */
const LEVELS =
  /(?<![\p{L}\p{N}&-]|\bof )(?:senior|sr|junior|jr|staff|principal|(?:mid|entry)(?:[- ]level)?|early[- ]career|new[- ](?:college[- ])?grad(?:uate)?|(?:l|ic|e|p|level|grade)[- ]?\d{1,2}|(?:level )?(?:i{1,3}|iv|v)|20\d\d|[1-7])\.?(?![\p{L}\p{N}&+#-])/giu;

/** Ranks that need what follows: 'Director, Engineering' becomes 'Director of Engineering'. */
const RANKS =
  /^(?:(?:associate|executive|managing) )?(?:director|head|vp|svp|evp|(?:senior )?vice president)$/i;

/** Nouns that need a qualifier: 'Engineer, Backend' becomes 'Backend Engineer'. */
const GENERIC_ROLES =
  /^(?:associate|analyst|architect|consultant|coordinator|designer|developer|engineer|intern|lead|manager|programmer|researcher|scientist|specialist|strategist|technician|writer)s?$/i;

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

const hasWordStartingWith = (wanted: string, text: string) =>
  splitWords(text).some((word) => word.startsWith(wanted));

function removeLevels(text: string, search: readonly string[]): string {
  const bare = text.replace(LEVELS, (level) =>
    search.some((wanted) => hasWordStartingWith(wanted, level)) ? level : ' ',
  );
  return tidy(bare) || tidy(text);
}

const tidy = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s/&,.-]+|[\s/&,-]+$/gu, '')
    .replace(/\s+of\s*$/i, '');

function joinRole(head: string, next: string | undefined): string {
  if (next === undefined) return head;
  if (RANKS.test(head)) return `${head} of ${next}`;
  return GENERIC_ROLES.test(head) ? `${next} ${head}` : head;
}

/**
 * Reduces a posting's title to the role, in Title Case, without team, place, requisition number and level unless the
 * search names them. Returns an empty string if nothing is left.
 */
export function simplifyJobTitle(jobTitle: string, search: string): string {
  const wanted = splitWords(search);
  const asides: string[] = [];
  const plain = jobTitle.replace(BRACKETED, (_, aside: string) => {
    asides.push(aside);
    return ', ';
  });
  const [first = '', ...others] = plain
    .split(SEPARATORS)
    .map(tidy)
    .filter((part) => part !== '');
  const head = removeLevels(first, wanted);
  const [next, ...teams] = others.map((part) => removeLevels(part, wanted));
  const role = joinRole(head, next);
  const rest = (role === head && next !== undefined ? [next, ...teams] : teams).concat(asides.map(tidy));
  const missing = wanted.filter((word) => !hasWordStartingWith(word, role));
  const named = rest.filter((part) => missing.some((word) => hasWordStartingWith(word, part)));
  const name = titleRule.safeParse(titleCase([role, ...named].join(', ')));
  return name.success ? name.data : '';
}
