import { DEFAULT_ALERT_SETTINGS, DEFAULT_CRITERIA, FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { User } from '@daybreak/contract/types.ts';
import type { User as StoredUser } from '../table/user.ts';

/**
 * Returns the GraphQL User of a stored record. `charged` is the number of messages charged to the free alerts. AppSync
 * resolvers use this too, so it only uses what AppSync's JavaScript runtime supports.
 */
export function toGraphQLUser(user: StoredUser, charged: number): User {
  const prefs = user.userPrefs;
  const first = user.locations[0];
  return {
    ...user,
    // Old records have includeRemote as a string.
    userPrefs: { ...prefs, includeRemote: `${prefs.includeRemote}` === 'true' },
    location: first ? [first.city, first.state, first.country].filter((part) => part !== '').join(', ') : '',
    // Old records lack these.
    criteria: user.criteria ?? DEFAULT_CRITERIA,
    alertSettings: user.alertSettings ?? DEFAULT_ALERT_SETTINGS,
    pushDevices: user.pushDevices ?? [],
    excludedCompanies: user.excludedCompanies ?? [],
    excludedWords: user.excludedWords ?? [],
    learned: user.learned ?? [],
    skills: user.skills ?? [],
    resumeEvidence: user.resumeEvidence ?? null,
    applicant: user.applicant ?? null,
    // A resolver of its own adds them.
    resumes: [],
    matches: FREE_ALERTS - charged,
  };
}
