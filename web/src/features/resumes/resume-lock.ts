/**
 * Does what changes which resumes there are, one after the other in all tabs: a list of those to keep would delete what
 * another tab begins in the same moment.
 */
export function withResumeLock<Result>(work: () => Promise<Result>): Promise<Result> {
  // Absent where the browser does not trust the connection.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('resumes', work) : work();
}
