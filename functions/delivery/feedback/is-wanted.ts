import { findExclusion } from '../../matching/exclusions.ts';
import { matchRule, wantsOf } from '../../matching/match-rule.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';

/**
 * Returns a function that tells whether a profile would be alerted to a job, by the rule of matching and its
 * exclusions.
 */
export function wantedBy(user: User, now: Date): (job: Job) => boolean {
  const isMatch = matchRule(wantsOf(user, now));
  return (job) => isMatch(job) && findExclusion(user, job) === undefined;
}
