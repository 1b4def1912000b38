import { employerKey } from '@daybreak/contract/employer-key.ts';
import { MAX_DREAM_COMPANIES } from '@daybreak/contract/limits.ts';
import type { Table } from '../table/table.ts';
import type { User } from '../table/user.ts';
import { changeUser } from './user-store.ts';

/** Returns undefined if the company is one already, in any spelling, or the list is full. */
export function withDreamCompany(user: User, company: string): User | undefined {
  const { dreamCompanies } = user;
  if (hasDreamCompany(user, company) || dreamCompanies.length >= MAX_DREAM_COMPANIES) return undefined;
  return { ...user, dreamCompanies: [...dreamCompanies, company] };
}

const hasDreamCompany = ({ dreamCompanies }: User, company: string): boolean => {
  const key = employerKey(company);
  return dreamCompanies.some((other) => employerKey(other) === key);
};

/** Adds a company to a person's dream companies. Returns false if the list is full. */
export async function addDreamCompany(table: Table, sub: string, company: string): Promise<boolean> {
  const result = await changeUser(table, sub, (user) => withDreamCompany(user, company));
  return result === undefined || hasDreamCompany(result.user, company);
}
