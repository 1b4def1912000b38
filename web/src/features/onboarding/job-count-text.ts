import { countText } from '../../components/count-text.ts';
import type { JobCount } from './api/count-jobs.ts';

export const EMPTY_TITLE_HINT = 'Increase your matches by adding more job titles.';

const NONE_YET = "None since yesterday. You'll hear of the first one.";

/** Formats a count: '1,284 jobs with 310 companies'. */
export function jobCountText({ total, totalCompanies }: Pick<JobCount, 'total' | 'totalCompanies'>): string {
  if (total === 0) return NONE_YET;
  const companies = totalCompanies.toLocaleString('en-US');
  return `${countText(total, 'job')} with ${companies} ${totalCompanies === 1 ? 'company' : 'companies'}`;
}
