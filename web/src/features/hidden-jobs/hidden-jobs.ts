import { employerKey } from '@daybreak/contract/employer-key.ts';
import type { Job } from '@daybreak/contract/types.ts';
import { useMemo } from 'react';
import { createStoredValue, useStore } from '../../service/store.ts';
import { useSession } from '../session/session.ts';

/**
 * The jobs and companies that this browser hides, oldest first. Users' companies are in their accounts, as
 * excluded companies.
 */
export interface Hidden {
  readonly jobIDs: readonly string[];
  readonly companies: readonly string[];
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const hiddenInBrowser = createStoredValue('hiddenJobs', (stored): Hidden => {
  const { jobIDs, companies } = { jobIDs: [], companies: [], ...(stored ?? {}) };
  return { jobIDs: textsIn(jobIDs), companies: textsIn(companies) };
});

export type HidableJob = Pick<Job, 'jobID' | 'jobTitle' | 'fullCompanyName'>;

const NO_COMPANIES: readonly string[] = [];

/** Returns whether the reader has hidden a job or its company. */
export function useIsHidden(): (job: Pick<HidableJob, 'jobID' | 'fullCompanyName'>) => boolean {
  const hidden = useStore(hiddenInBrowser);
  const session = useSession();
  const excluded = session.state === 'user' ? session.user.excludedCompanies : undefined;
  return useMemo(() => {
    const jobIDs = new Set(hidden.jobIDs);
    const companies = new Set([...hidden.companies, ...(excluded ?? NO_COMPANIES)].map(employerKey));
    companies.delete('');
    return ({ jobID, fullCompanyName }) =>
      jobIDs.has(jobID) || (companies.size > 0 && companies.has(employerKey(fullCompanyName)));
  }, [hidden, excluded]);
}
