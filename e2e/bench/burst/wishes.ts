const ONSETS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** How many titles a person saves. */
export const TITLES = 8;

/** A title of one role that no other number has: 'Dafotix Engineer'. */
export function inventedTitle(n: number): string {
  let word = '';
  for (let rest = n, at = 0; at < 3; at += 1, rest = Math.floor(rest / (ONSETS.length * VOWELS.length)))
    word += `${ONSETS[rest % ONSETS.length]}${VOWELS[Math.floor(rest / ONSETS.length) % VOWELS.length]}`;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}x Engineer`;
}

/** A number from 0 to `below`, the same for the same name in every run (FNV-1a). */
export function lot(name: string, below: number): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

/** How large a burst is. */
export interface Size {
  readonly people: number;
  readonly postings: number;
  /** Before it, so many people get one alert each, undisturbed. */
  readonly calm: number;
}

/** What is posted and who wants what: of the titles in play one in eight is posted, so a person wants one on average. */
export function burstOf({ people, postings, calm }: Size) {
  const inPlay = postings * TITLES;
  const titles = Array.from({ length: people }, (_, person) => {
    if (person < calm) return [inventedTitle(inPlay + person)];
    const numbers = new Set<number>();
    for (let draw = 0; numbers.size < TITLES; draw += 1) numbers.add(lot(`${person} ${draw}`, inPlay));
    return [...numbers].map(inventedTitle);
  });
  return {
    /** By person. */
    titles,
    calmTitles: Array.from({ length: calm }, (_, person) => inventedTitle(inPlay + person)),
    burstTitles: Array.from({ length: postings }, (_, n) => inventedTitle(n * TITLES)),
  };
}
