/** Caches the result of `load` for some milliseconds. Concurrent callers share one load, and a failure isn't cached. */
export function cacheFor<Result>(
  milliseconds: number,
  load: () => Promise<Result>,
  now: () => number,
): () => Promise<Result> {
  let cached: Promise<Result> | undefined;
  let expiresAt = 0;
  return () => {
    if (cached && now() < expiresAt) return cached;
    expiresAt = now() + milliseconds;
    const loading = load();
    cached = loading;
    loading.catch(() => {
      if (cached === loading) cached = undefined;
    });
    return loading;
  };
}
