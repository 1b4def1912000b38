const ONSETS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** Saved titles per person. */
export const TITLES = 8;

/** Returns a title of one role that is unique to `n`, such as 'Dafotix Engineer'. */
export function inventedTitle(n: number): string {
  let word = '';
  for (let rest = n, at = 0; at < 3; at += 1, rest = Math.floor(rest / (ONSETS.length * VOWELS.length)))
    word += `${ONSETS[rest % ONSETS.length]}${VOWELS[Math.floor(rest / ONSETS.length) % VOWELS.length]}`;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}x Engineer`;
}

/** Returns a number from 0 to `below - 1` that depends only on the name (FNV-1a). */
export function lot(name: string, below: number): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

export interface Size {
  readonly people: number;
  readonly postings: number;
  /** People who get one alert each before the burst, as a baseline. */
  readonly calm: number;
}

/**
 * Generates the workload. One in eight titles in use is posted, so each person matches one posting on
 * average. Calm people save one title that no one else does.
 */
export function createBurst({ people, postings, calm }: Size) {
  const inPlay = postings * TITLES;
  const titles = Array.from({ length: people }, (_, person) => {
    if (person < calm) return [inventedTitle(inPlay + person)];
    const numbers = new Set<number>();
    for (let draw = 0; numbers.size < TITLES; draw += 1) numbers.add(lot(`${person} ${draw}`, inPlay));
    return [...numbers].map(inventedTitle);
  });
  return {
    /** Saved titles of each person; calm people come first. */
    titles,
    calmTitles: Array.from({ length: calm }, (_, person) => inventedTitle(inPlay + person)),
    burstTitles: Array.from({ length: postings }, (_, n) => inventedTitle(n * TITLES)),
  };
}
