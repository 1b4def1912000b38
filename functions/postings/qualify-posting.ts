import type { Role } from '../table/codes.ts';
import { functionOfTitle } from '../titles/title-function.ts';
import { cleanTitle } from './clean-title.ts';
import type { Enrichment } from './enrichment.ts';
import { toPlainLine } from './plain-text.ts';
import type { Posting } from './posting.ts';

/** Why a posting does not qualify as a job. */
export type Rejection = {
  reason: 'no-title' | 'talent-pool' | 'not-a-tech-job' | 'undecided';
  message: string;
};

/** A posting that qualifies as a job. */
export type Qualified = {
  /** Cleaned. */
  title: string;
  departments: readonly string[];
  role: Role;
};

const TALENT_POOL =
  /\b(?:talent (?:community|network|pool|pipeline)|general (?:application|interest)|future (?:opportunit\w+|openings?|consideration)|expression of interest|speculative application|open application|spontaneous application|initiativbewerbung|candidature spontan[ée]e|don'?t see (?:a|the|your) (?:role|job|fit))\b/i;

/**
 * Decides by title and departments whether a posting is a job of the board's kind. An enrichment decides what
 * they leave open.
 */
export function qualifyPosting(
  posting: Pick<Posting, 'title' | 'departments'>,
  enrichment: Pick<Enrichment, 'role'> = {},
): Qualified | Rejection {
  const title = cleanTitle(posting.title);
  if (title === '') return { reason: 'no-title', message: 'The posting has no readable title.' };
  if (TALENT_POOL.test(title))
    return { reason: 'talent-pool', message: `'${title}' is a talent-pool listing.` };
  const departments = posting.departments.map(toPlainLine).filter((department) => department !== '');
  const role = functionOfTitle(title, departments) ?? enrichment.role;
  if (role === undefined)
    return { reason: 'undecided', message: `'${title}' does not name a known kind of work.` };
  if (role === '-')
    return { reason: 'not-a-tech-job', message: `'${title}' is not an office job at a technology company.` };
  return { title, departments, role };
}
