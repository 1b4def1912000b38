import type { UpdateUserInput } from '@daybreak/contract/types.ts';
import type { Account } from './api/account.ts';

/** Omitted fields stay unchanged; a list replaces the whole list. */
export type AccountChange = Omit<UpdateUserInput, 'email'>;

const omitUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Predicts the account after a change is saved. The service has the final say. */
export function applyAccountChange(account: Account, change: AccountChange): Account {
  const { sms, userPrefs, alertSettings, criteria, resumes, ...fields } = change;
  const keptIds = resumes?.map(({ id }) => id);
  return {
    ...account,
    ...omitUndefined(fields),
    ...(typeof sms === 'string' && {
      phone: sms,
      phoneVerified: sms === account.phone && account.phoneVerified,
    }),
    ...(keptIds && { resumes: account.resumes.filter(({ id }) => keptIds.includes(id)) }),
    ...(alertSettings && { alertSettings: { ...account.alertSettings, ...omitUndefined(alertSettings) } }),
    ...(criteria && { criteria: { ...account.criteria, ...omitUndefined(criteria) } }),
    ...(userPrefs && { userPrefs: { ...account.userPrefs, ...omitUndefined(userPrefs) } }),
  };
}
