import type { JobType } from '@daybreak/contract/types.ts';
import { isCode } from '../../components/is-code.ts';
import { jobTypeNames } from './codes.ts';
import type { StorageHost } from './filters-storage.ts';

const key = 'preferredJobType';

/** The job type that who is signed in prefers, as this browser last heard; null for none. */
export function readPreferredJobType(visit: StorageHost): JobType | null {
  try {
    const kept = visit.localStorage.getItem(key);
    return isCode(jobTypeNames, kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it, so that the board begins with it at the next visit, before it is known who is here. */
export function savePreferredJobType(visit: StorageHost, preferred: JobType | null): void {
  try {
    visit.localStorage.setItem(key, preferred ?? '');
  } catch {
    // The board begins with the type that everybody sees.
  }
}
