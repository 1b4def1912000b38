const MAX_REMEMBERED = 20_000;

/** Returns a function that caches its results by text, and starts over after 20,000. */
export function remember<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MAX_REMEMBERED) results.clear();
    const result = work(text);
    results.set(text, result);
    return result;
  };
}
