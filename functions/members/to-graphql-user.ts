import { DEFAULT_ALERT_SETTINGS, FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { User } from '@daybreak/contract/types.ts';
import type { User as StoredUser } from '../table/user.ts';

/**
 * A stored record as the contract shows it. `charged` is the number of messages charged to the free alerts.
 * Written in the language of AppSync's runtime, because resolvers and functions share it.
 */
export function toGraphQLUser(user: StoredUser, charged: number): User {
  const prefs = user.userPrefs;
  const first = user.locations[0];
  return {
    ...user,
    // Older records carry includeRemote as a string.
    userPrefs: { ...prefs, includeRemote: `${prefs.includeRemote}` === 'true' },
    location: first ? [first.city, first.state, first.country].filter((part) => part !== '').join(', ') : '',
    // Records older than these.
    alertSettings: user.alertSettings ?? DEFAULT_ALERT_SETTINGS,
    excludedCompanies: user.excludedCompanies ?? [],
    excludedWords: user.excludedWords ?? [],
    // Rows of their own, which a resolver of the field joins.
    resumes: [],
    matches: FREE_ALERTS - charged,
  };
}
