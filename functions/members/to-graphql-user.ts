import type { User } from '@daybreak/contract/types.ts';
import { FREE_ALERTS } from '../table/free-alerts.ts';
import type { User as StoredUser } from '../table/user.ts';

/** As in the table's AlertSettings, whose schema the runtime of resolvers cannot hold. */
const DEFAULTS = { foldMinutes: 10, messagesADay: 12, digestAt: '18:00', quietFrom: '', quietTo: '' };

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
    alertSettings: user.alertSettings ?? DEFAULTS,
    excludedCompanies: user.excludedCompanies ?? [],
    excludedWords: user.excludedWords ?? [],
    // Rows of their own, which a resolver of the field joins.
    resumes: [],
    matches: FREE_ALERTS - charged,
  };
}
