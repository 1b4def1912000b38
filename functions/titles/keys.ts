import { fillsAlone, neverPractises } from './names.ts';
import { phrasesBeside, type Role, type Title, wantedReadings } from './title.ts';
import { commonFirst } from './vocabulary/commonness.ts';

type Words = readonly string[];

/** Stands for the head of a saved title that has none ('QA'): any role may fill it. */
const ANY = 'any';

/** Before a key of a field alone ('Software Engineering'). */
const LOOSE = '~';

/** Words so common that a title which says more than its rarest word is filed by one of them as well. */
const veryCommon: ReadonlySet<string> = new Set(commonFirst.slice(0, 12));

const rank = new Map(commonFirst.map((word, at) => [word, at]));

/**
 * The keys under which one saved title is filed: one for each role it names, which is one for almost every title;
 * none for a title without words. A key is the head and the title's rarest word.
 * - 'engineer=backend', 'engineer=backend/senior', 'engineer': the title says this alone, and this level, the first in
 *   the alphabet of several. Most titles are such, and a job knows at once whether it names all of a key or none.
 * - 'engineer:payment+software', 'engineer:payment': it says more, and its most common word is or is not a very common one.
 * - 'any:qa': it has no head.
 * - '~engineer=software': besides, for jobs that name a field only; filed of titles that do so too.
 */
export function savedTitleKeys(saved: Title): string[] {
  const noted = saved.notes.flat();
  const [level] = saved.levels.toSorted();
  const keys = saved.roles.flatMap((role) =>
    wantedReadings(role).flatMap((words) => {
      const key = filed(role, words, noted, level);
      return role.loose ? [key, LOOSE + key] : [key];
    }),
  );
  return [...new Set(keys)];
}

function filed({ head }: Role, words: Words, noted: Words, level: string | undefined): string {
  if (head === '') return `${ANY}:${commonestFirst([...words, ...noted]).at(-1)}`;
  // What a head without words of its own takes from notes is too little to look for.
  const said = commonestFirst(words.length > 0 ? new Set([...words, ...noted]) : []);
  const [first = '', last] = [said[0], said.at(-1)];
  if (said.length < 2) return alone(head, last) + (level === undefined ? '' : levelMark(level));
  return `${head}:${last}${veryCommon.has(first) ? `+${first}` : ''}`;
}

/** The keys a job has to look under to find every saved title its own title names; parseTitle keeps them few. */
export function jobTitleKeys(job: Title): string[] {
  const levels = marksOf(job.levels);
  const keys: string[] = [];
  for (const role of job.roles) addKeys(keys, role, phrasesBeside(job, role), levels);
  // One role alone gives none twice.
  return job.roles.length > 1 ? [...new Set(keys)] : keys;
}

function addKeys(keys: string[], role: Role, beside: readonly Words[], levels: readonly string[]): void {
  const { head, loose } = role;
  const words = wordsOf(role, beside);
  const takesAny = !loose && !neverPractises(head);
  if (takesAny) for (const word of words) keys.push(`${ANY}:${word}`);
  if (head === '') return;
  const marked = loose ? LOOSE + head : head;
  if (fillsAlone([], role, beside)) for (const level of levels) keys.push(alone(marked, undefined) + level);
  const common = words.filter((word) => veryCommon.has(word));
  words.forEach((word, at) => {
    // A title that says more than its rarest word says one that is more common: a very common one, or another.
    if (at > common.length) keys.push(`${marked}:${word}`);
    for (const other of common.slice(0, at)) keys.push(`${marked}:${word}+${other}`);
    if (fillsAlone([word], role, beside)) for (const level of levels) keys.push(alone(marked, word) + level);
  });
}

/** The words with which a role is said, each once, the most common first. */
function wordsOf({ readings }: Role, beside: readonly Words[]): string[] {
  const words: string[] = [];
  for (const phrases of [readings, beside])
    for (const phrase of phrases) for (const word of phrase) if (!words.includes(word)) words.push(word);
  return words.sort(byRarity);
}

const alone = (head: string, word: string | undefined): string =>
  word === undefined ? head : `${head}=${word}`;

/** How a key says a level. */
const levelMark = (level: string): string => `/${level.replace(' ', '-')}`;

const marks = new Map<string, readonly string[]>();

/** How keys say the levels that a job with these ones holds, none included: there are few such lists. */
function marksOf(levels: readonly string[]): readonly string[] {
  const list = levels.join();
  const known = marks.get(list);
  if (known !== undefined) return known;
  const held = levels.flatMap((level) => [level, level.replace(/^senior /, '')]);
  const made = ['', ...new Set(held.map(levelMark))];
  if (marks.size < 1_000) marks.set(list, made);
  return made;
}

const commonestFirst = (words: Iterable<string>): string[] => [...words].sort(byRarity);

function byRarity(one: string, two: string): number {
  const gap = (rank.get(one) ?? rank.size) - (rank.get(two) ?? rank.size);
  if (gap !== 0) return gap;
  if (one.length !== two.length) return one.length - two.length;
  return one < two ? 1 : -1;
}
