/** Work whose result is kept for some milliseconds. Callers at once share one run; a failure is not kept. */
export function cacheFor<Result>(
  work: () => Promise<Result>,
  milliseconds: number,
  now: () => number,
): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  let until = 0;
  return () => {
    if (result && now() < until) return result;
    until = now() + milliseconds;
    const run = work();
    result = run;
    run.catch(() => {
      if (result === run) result = undefined;
    });
    return run;
  };
}
