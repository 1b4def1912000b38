import { hasSubscription } from '../members/entitlements.ts';
import { employerKey } from '../postings/employer-key.ts';
import { watcherPk } from '../table/keys.ts';
import type { User } from '../table/user.ts';

/**
 * Under what those who wait for an employer's jobs are filed, where others are filed under a title's key, which never
 * begins so; undefined for a name that is nobody's.
 */
export function employerTitleKey(company: string): string | undefined {
  const key = employerKey(company);
  return key === '' ? undefined : `@${key}`;
}

/** Whether a row of the reverse index, by its partition, is of a company. */
export const isOfCompany = (pk: string): boolean => pk.startsWith(watcherPk('@', '').split('|')[0] ?? '');

/**
 * The companies whose jobs a person hears of whatever their titles: a subscriber's dream companies, by
 * key, in the person's own spelling; none of anybody else.
 */
export function dreamCompanies(
  user: Pick<User, 'dreamCompanies' | 'activeSubscription'>,
  now: Date,
): ReadonlyMap<string, string> {
  const companies = new Map<string, string>();
  if (!hasSubscription(user, now)) return companies;
  for (const company of user.dreamCompanies) {
    const key = employerTitleKey(company);
    if (key !== undefined && !companies.has(key)) companies.set(key, company);
  }
  return companies;
}

/** Why an alert came that no title asked for, for its mail. */
export const explainCompany = (company: string): string => `${company} is one of your dream companies`;
