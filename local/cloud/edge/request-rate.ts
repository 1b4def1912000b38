/** Requests a second, and how many may come at once. */
export interface RequestRate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Returns a function that says whether one more request is within the rate. `now` is in milliseconds of any clock. */
export function limitRequests(
  { perSecond, burst }: RequestRate,
  now: () => number = Date.now,
): () => boolean {
  let tokens = burst;
  let refilledAt = now();
  return () => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - refilledAt) / 1000) * perSecond);
    refilledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
