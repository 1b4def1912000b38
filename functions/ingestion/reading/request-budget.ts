/** How many requests one reading may make. */
export interface RequestBudget {
  /** Counts a request. Returns false, and counts nothing, if none is left. */
  take(): boolean;
  /** The number of requests made. */
  used(): number;
  /** Whether a share (all by default) of the reading's time or of its requests is used up. */
  isSpent(share?: number): boolean;
}

/** Creates a budget of requests, which ends at a time too. */
export function requestBudget(requests: number, until: Date, now: () => Date): RequestBudget {
  const start = now().getTime();
  const milliseconds = until.getTime() - start;
  let used = 0;
  return {
    take() {
      if (used >= requests) return false;
      used += 1;
      return true;
    },
    used: () => used,
    isSpent: (share = 1) => used >= requests * share || now().getTime() - start >= milliseconds * share,
  };
}
