import { employerKey } from '@daybreak/contract/employer-key.ts';
import { hasSubscription } from '../members/entitlements.ts';
import { watcherPk } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import { remember } from '../titles/remember.ts';

/**
 * Returns the key under which a company's watchers are filed in place of a title's key, which never starts with '@';
 * undefined for a name without letters or digits.
 */
export const companyKey = remember((company): string | undefined => {
  const key = employerKey(company);
  return key === '' ? undefined : `@${key}`;
});

const [COMPANY_PK = ''] = watcherPk('@', '').split('|');

/** Whether a partition of the reverse index is a company's. */
export const isCompanyPartition = (pk: string): boolean => pk.startsWith(COMPANY_PK);

/** Returns a subscriber's dream companies by key, as the person spelled them first; none without a subscription. */
export function dreamCompanies(
  user: Pick<User, 'dreamCompanies' | 'activeSubscription'>,
  now: Date,
): ReadonlyMap<string, string> {
  const companies = new Map<string, string>();
  if (!hasSubscription(user, now)) return companies;
  for (const company of user.dreamCompanies) {
    const key = companyKey(company);
    if (key !== undefined && !companies.has(key)) companies.set(key, company);
  }
  return companies;
}

/** The reason shown in the mail for a job that matches by its company. */
export const explainCompany = (company: string): string => `${company} is one of your dream companies`;
