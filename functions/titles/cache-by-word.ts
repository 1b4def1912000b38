type Words = readonly string[];

const MAX_CACHED = 20_000;

/** Returns a function that spells a word once. Keeps 20,000 words, then starts over. */
export function cacheByWord(spell: (word: string) => Words): (word: string) => Words {
  const cache = new Map<string, Words>();
  return (word) => {
    const known = cache.get(word);
    if (known !== undefined) return known;
    if (cache.size >= MAX_CACHED) cache.clear();
    const words = spell(word);
    cache.set(word, words);
    return words;
  };
}
