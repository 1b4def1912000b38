import { jobTypeNames } from '@daybreak/contract/job-codes.ts';
import type { JobType } from '@daybreak/contract/types.ts';
import { isCode } from '../../components/is-code.ts';
import type { StorageHost } from './filters-storage.ts';

const key = 'preferredJobType';

/** Returns the signed-in user's preference as last stored in this browser; null for none. */
export function readPreferredJobType(visit: StorageHost): JobType | null {
  try {
    const stored = visit.localStorage.getItem(key);
    return isCode(jobTypeNames, stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stored, so that the next visit starts with it before the session is known. */
export function savePreferredJobType(visit: StorageHost, preferred: JobType | null): void {
  try {
    visit.localStorage.setItem(key, preferred ?? '');
  } catch {
    // The board falls back to the default type.
  }
}
