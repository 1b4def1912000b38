import type { Alert } from '../../table/alert.ts';
import type { User } from '../../table/user.ts';

/** An alert with the employer of its job. */
export interface Candidate {
  readonly alert: Alert;
  readonly company: string;
}

/** How many jobs of one employer come before others get their turn. */
const PER_COMPANY = 2;

/**
 * Returns the best of these candidates, which are newest first: titles that the person typed before suggested
 * ones, and at most two jobs per employer while there are others.
 */
export function pickBest(
  { positions }: Pick<User, 'positions'>,
  candidates: readonly Candidate[],
  max: number,
): Alert[] {
  const isTyped = ({ alert }: Candidate) => positions.includes(alert.reason.title);
  const byTitle = [...candidates.filter(isTyped), ...candidates.filter((candidate) => !isTyped(candidate))];
  const perCompany = new Map<string, number>();
  const [first, more]: [Alert[], Alert[]] = [[], []];
  for (const { alert, company } of byTitle) {
    const count = (perCompany.get(company) ?? 0) + 1;
    perCompany.set(company, count);
    (count <= PER_COMPANY ? first : more).push(alert);
  }
  return [...first, ...more].slice(0, max);
}
