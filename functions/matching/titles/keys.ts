import { fillsAlone, neverPractises } from './names.ts';
import { phrasesBeside, type Role, type Title, wantedReadings } from './title.ts';
import { commonFirst } from './vocabulary/commonness.ts';

type Words = readonly string[];

/** Stands for the head of a saved title that has none ('QA'): any role may fill it. */
const ANY = 'any';

/** Before a key of a field alone ('Software Engineering'). */
const LOOSE = '~';

const rank = new Map(commonFirst.map((word, at) => [word, at]));

/**
 * The keys under which one saved title is filed: one for each role it names, which is one for almost every title;
 * none for a title without words. A key is the head and the title's rarest word.
 * - 'engineer=backend', 'engineer=backend/senior', 'engineer': the title says this alone, and this level, the first in
 *   the alphabet of several. Most titles are such, and a job knows at once whether it names all of a key or none.
 * - 'engineer:backend': it says more.
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
  if (head === '') return `${ANY}:${rarest([...words, ...noted])}`;
  // What a head without words of its own takes from notes is too little to look for.
  const said = new Set(words.length > 0 ? [...words, ...noted] : []);
  return said.size > 1
    ? `${head}:${rarest([...said])}`
    : alone(head, [...said][0]) + (level === undefined ? '' : levelMark(level));
}

/** The keys a job has to look under to find every saved title its own title names; parseTitle keeps them few. */
export function jobTitleKeys(job: Title): string[] {
  const levels = job.levels.length === 0 ? anyLevel : [...new Set(job.levels.flatMap(levelsHeld))];
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
  const commonest = commonestOf(words);
  for (const word of words) {
    // A title that says more than its rarest word says one that is more common.
    if (word !== commonest) keys.push(`${marked}:${word}`);
    if (fillsAlone([word], role, beside)) for (const level of levels) keys.push(alone(marked, word) + level);
  }
}

/** The words with which a role is said, each once. */
function wordsOf({ readings }: Role, beside: readonly Words[]): string[] {
  const words: string[] = [];
  for (const phrases of [readings, beside])
    for (const phrase of phrases) for (const word of phrase) if (!words.includes(word)) words.push(word);
  return words;
}

const alone = (head: string, word: string | undefined): string =>
  word === undefined ? head : `${head}=${word}`;

/** How a key says a level, and what of a title's levels a job's stands for. */
const levelMark = (level: string): string => `/${level.replace(' ', '-')}`;
const anyLevel: readonly string[] = [''];
const levelsHeld = (level: string): string[] => [
  '',
  levelMark(level),
  levelMark(level.replace(/^senior /, '')),
];

function commonestOf(words: Words): string | undefined {
  let found: string | undefined;
  for (const word of words) if (found === undefined || isRarer(found, word)) found = word;
  return found;
}

function rarest(words: Words): string | undefined {
  let found: string | undefined;
  for (const word of words) if (found === undefined || isRarer(word, found)) found = word;
  return found;
}

function isRarer(one: string, two: string): boolean {
  const gap = (rank.get(one) ?? rank.size) - (rank.get(two) ?? rank.size);
  if (gap !== 0) return gap > 0;
  return one.length === two.length ? one < two : one.length > two.length;
}
