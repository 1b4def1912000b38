import { hashIndex } from '../measure/random.ts';

const ONSETS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

export const TITLES_PER_PERSON = 8;

/** Returns a title of one role that is unique to `n`, such as 'Dafotix Engineer'. */
export function inventTitle(n: number): string {
  let word = '';
  for (
    let rest = n, syllable = 0;
    syllable < 3;
    syllable += 1, rest = Math.floor(rest / (ONSETS.length * VOWELS.length))
  )
    word += `${ONSETS[rest % ONSETS.length]}${VOWELS[Math.floor(rest / ONSETS.length) % VOWELS.length]}`;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}x Engineer`;
}

export interface BurstSize {
  readonly people: number;
  readonly postings: number;
  /** People who get one alert each while the system is idle, as a baseline. */
  readonly calm: number;
}

/**
 * Creates the workload. One in eight saved titles is posted, so each person matches one posting on average. Calm people
 * save one title that no one else saves.
 */
export function createBurst({ people, postings, calm }: BurstSize) {
  const titleCount = postings * TITLES_PER_PERSON;
  const titles = Array.from({ length: people }, (_, person) => {
    if (person < calm) return [inventTitle(titleCount + person)];
    const numbers = new Set<number>();
    for (let draw = 0; numbers.size < TITLES_PER_PERSON; draw += 1)
      numbers.add(hashIndex(`${person} ${draw}`, titleCount));
    return [...numbers].map(inventTitle);
  });
  return {
    /** Saved titles of each person; calm people come first. */
    titles,
    calmTitles: Array.from({ length: calm }, (_, person) => inventTitle(titleCount + person)),
    burstTitles: Array.from({ length: postings }, (_, n) => inventTitle(n * TITLES_PER_PERSON)),
  };
}
