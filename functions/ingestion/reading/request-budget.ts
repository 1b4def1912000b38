/** How many requests one reading may make. */
export interface RequestBudget {
  /** Counts a request. Returns false, and counts nothing, if none is left. */
  take(): boolean;
  /** The number of requests made. */
  used(): number;
  /** Whether the reading's time is up, or no request is left. */
  isSpent(): boolean;
}

/** Creates a budget of requests, which ends at a time too. */
export function requestBudget(requests: number, until: Date, now: () => Date): RequestBudget {
  let used = 0;
  return {
    take() {
      if (used >= requests) return false;
      used += 1;
      return true;
    },
    used: () => used,
    isSpent: () => used >= requests || now() >= until,
  };
}
