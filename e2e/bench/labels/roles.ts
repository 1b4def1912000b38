import { jobTypeOf } from '../../../functions/postings/job-type.ts';
import { roleOf } from '../../../functions/postings/role.ts';
import { seniorityOf } from '../../../functions/postings/seniority.ts';
import { cleanTitle } from '../../../functions/postings/title.ts';
import { labeledRows } from '../../../functions/test-data/labeled-rows.ts';
import { type Score, scoreOf } from './score.ts';

/** Role, job type and seniority as read from the job titles of roles.tsv. */
export function scoreRoles(folder: string): Score[] | undefined {
  const rows = labeledRows(folder, 'roles.tsv', ['job_title', 'role', 'type', 'seniority']);
  const judged = rows?.map((labeled) => {
    const title = cleanTitle(labeled.job_title);
    const type = jobTypeOf(title);
    const read = { role: roleOf(title, []) ?? '-', type, seniority: seniorityOf(title, type === 'In') };
    return { labeled, read };
  });
  const scored = (what: string, field: 'role' | 'type' | 'seniority') =>
    scoreOf(
      `roles, ${what}`,
      judged ?? [],
      ({ labeled, read }) => labeled[field] === read[field],
      ({ labeled, read }) => `'${labeled.job_title}' is ${labeled[field]}, read as ${read[field]}`,
    );
  return judged && [scored('role', 'role'), scored('job type', 'type'), scored('seniority', 'seniority')];
}
