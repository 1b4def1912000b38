import { cleanTitle } from '../../functions/postings/clean-title.ts';
import { detectJobType } from '../../functions/postings/detect-job-type.ts';

import { labeledRows } from '../../functions/test-data/labeled-rows.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { functionOfTitle } from '../../functions/titles/title-function.ts';
import { type Score, scoreRows } from './score-rows.ts';

/** Scores role, job type and seniority on roles.tsv. Returns undefined without that file. */
export function scoreRoles(folder: string): Score[] | undefined {
  const rows = labeledRows(folder, 'roles.tsv', ['job_title', 'role', 'type', 'seniority']);
  const parsed = rows?.map((labeled) => {
    const title = cleanTitle(labeled.job_title);
    const type = detectJobType(title);
    const read = {
      role: functionOfTitle(title, []) ?? '-',
      type,
      seniority: parseTitle(title).seniority,
    };
    return { labeled, read };
  });
  const scoreField = (name: string, field: 'role' | 'type' | 'seniority') =>
    scoreRows(
      `roles, ${name}`,
      parsed ?? [],
      ({ labeled, read }) => labeled[field] === read[field],
      ({ labeled, read }) => `'${labeled.job_title}' is ${labeled[field]}, read as ${read[field]}`,
    );
  return (
    parsed && [
      scoreField('role', 'role'),
      scoreField('job type', 'type'),
      scoreField('seniority', 'seniority'),
    ]
  );
}
