/**
 * Serializes changes of the resume list across tabs: a list of those to keep would delete one that another
 * tab is adding.
 */
export function withResumeLock<Result>(work: () => Promise<Result>): Promise<Result> {
  // navigator.locks is missing on insecure origins.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('resumes', work) : work();
}
