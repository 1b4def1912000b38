const MAX_REMEMBERED = 20_000;

/** Returns a function that remembers its results for 20,000 words, and then starts over. */
export function remember<Result>(work: (word: string) => Result): (word: string) => Result {
  const results = new Map<string, Result>();
  return (word) => {
    const known = results.get(word);
    if (known !== undefined) return known;
    if (results.size >= MAX_REMEMBERED) results.clear();
    const result = work(word);
    results.set(word, result);
    return result;
  };
}
