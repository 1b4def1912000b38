const ONSETS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'z'];
const VOWELS = ['a', 'e', 'i', 'o', 'u'];

/** Returns words that no real title contains, the same on every call. Each serves as a role that one user wants. */
export function inventWords(count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const onset = (by: number) => ONSETS[Math.floor(n / by) % ONSETS.length];
    const vowel = (by: number) => VOWELS[Math.floor(n / by) % VOWELS.length];
    return `${onset(1)}${vowel(3)}${onset(14)}${vowel(7)}x`;
  });
}
