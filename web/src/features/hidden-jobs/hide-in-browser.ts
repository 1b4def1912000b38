import { employerKey } from '@daybreak/contract/employer-key.ts';
import { hiddenInBrowser } from './hidden-jobs.ts';

/** The oldest are dropped: boards show jobs of two days only. */
export const MAX_HIDDEN_JOBS = 500;
const MAX_HIDDEN_COMPANIES = 50;

export function setJobHidden(jobID: string, isHidden: boolean): void {
  const { jobIDs, companies } = hiddenInBrowser.read();
  const others = jobIDs.filter((one) => one !== jobID);
  const next = isHidden ? [...others, jobID].slice(-MAX_HIDDEN_JOBS) : others;
  hiddenInBrowser.write({ jobIDs: next, companies });
}

export function setCompanyHidden(company: string, isHidden: boolean): void {
  const { jobIDs, companies } = hiddenInBrowser.read();
  const others = companies.filter((one) => employerKey(one) !== employerKey(company));
  const next = isHidden ? [...others, company].slice(-MAX_HIDDEN_COMPANIES) : others;
  hiddenInBrowser.write({ jobIDs, companies: next });
}
