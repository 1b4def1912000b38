import { phrasesBeside, type Title, wantedReadings } from './title.ts';
import { commonFirst } from './vocabulary/commonness.ts';

/** Stands for the head of a saved title that has none ('QA'): any role may fill it. */
const ANY = 'any';

const rank = new Map(commonFirst.map((word, at) => [word, at]));

/**
 * The keys under which one saved title is filed: one for each role it names, which is one for almost every title;
 * none for a title without words. A key is the head and the title's rarest word ('engineer:backend').
 */
export function savedTitleKeys(saved: Title): string[] {
  const noted = saved.notes.flat();
  const keys = saved.roles.flatMap((role) =>
    wantedReadings(role).map((words) => key(role.head, rarest([...words, ...noted]))),
  );
  return [...new Set(keys)];
}

/** The keys a job has to look under to find every saved title its own title names; parseTitle keeps them to MOST_KEYS. */
export function jobTitleKeys(job: Title): string[] {
  const keys = new Set<string>();
  for (const role of job.roles) {
    if (role.head !== '') keys.add(role.head);
    for (const phrase of role.readings) addKeys(keys, role.head, phrase);
    for (const phrase of phrasesBeside(job, role)) addKeys(keys, role.head, phrase);
  }
  return [...keys];
}

function addKeys(keys: Set<string>, head: string, phrase: readonly string[]): void {
  for (const word of phrase) {
    keys.add(key('', word));
    if (head !== '') keys.add(key(head, word));
  }
}

function key(head: string, word: string | undefined): string {
  return word === undefined ? head : `${head === '' ? ANY : head}:${word}`;
}

function rarest(words: readonly string[]): string | undefined {
  let found: string | undefined;
  for (const word of words) if (found === undefined || isRarer(word, found)) found = word;
  return found;
}

function isRarer(one: string, two: string): boolean {
  const gap = (rank.get(one) ?? rank.size) - (rank.get(two) ?? rank.size);
  if (gap !== 0) return gap > 0;
  return one.length === two.length ? one < two : one.length > two.length;
}
