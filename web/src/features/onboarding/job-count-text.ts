import { countText } from '../../components/count-text.ts';
import type { JobCount } from './api/count-jobs.ts';

export const EMPTY_TITLE_HINT = 'Increase your matches by adding more job titles.';

/** Formats a count: '1,284 jobs with 310 companies'. */
export function jobCountText({ total, totalCompanies }: Pick<JobCount, 'total' | 'totalCompanies'>): string {
  const companies = totalCompanies.toLocaleString('en-US');
  return `${countText(total, 'job')} with ${companies} ${totalCompanies === 1 ? 'company' : 'companies'}`;
}
