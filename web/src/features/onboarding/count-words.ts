import { countText } from '../../components/count-text.ts';
import type { JobCount } from './api/count-jobs.ts';

/** What stands under a line without a title. */
export const moreTitles = 'Increase your matches by adding more job titles.';

/** A count as it is shown: '1,284 jobs with 310 companies'. */
export function countWords({ total, totalCompanies }: JobCount): string {
  const companies = totalCompanies.toLocaleString('en-US');
  return `${countText(total, 'job')} with ${companies} ${totalCompanies === 1 ? 'company' : 'companies'}`;
}
