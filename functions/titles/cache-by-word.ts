const MAX_CACHED = 20_000;

/** Returns a function that computes the value of a word once. Keeps 20,000 words, then starts over. */
export function cacheByWord<Value extends string | readonly string[]>(
  compute: (word: string) => Value,
): (word: string) => Value {
  const cache = new Map<string, Value>();
  return (word) => {
    const known = cache.get(word);
    if (known !== undefined) return known;
    if (cache.size >= MAX_CACHED) cache.clear();
    const value = compute(word);
    cache.set(word, value);
    return value;
  };
}
