import type { ListingMatch } from '../../matching/match-listing.ts';
import { matchRule, wantsOf } from '../../matching/match-rule.ts';
import { LEVELS, type Level } from '../../table/codes.ts';
import type { Criteria } from '../../table/criteria.ts';
import type { User } from '../../table/user.ts';
import { withCriteria } from './removals.ts';

/** The contract's Cut: a criterion to set, and how many jobs would match. */
export interface Cut extends Pick<Partial<Criteria>, 'levels' | 'workplaces'> {
  readonly jobs: number;
}

const MAX_CUTS = 3;
const MAX_LEVEL_CUTS = 2;

/**
 * Returns changes of criteria that leave fewer of the candidates, the jobs that match the person without criteria: one
 * level, the profile's own or else the most common ones, and one kind of workplace.
 */
export function cutsOf(person: User, candidates: readonly ListingMatch[], now: Date): Cut[] {
  const jobsOf = (who: User): number => {
    const isMatch = matchRule(wantsOf(who, now));
    return candidates.filter(({ job }) => isMatch(job)).length;
  };
  const total = jobsOf(person);
  const leavesFewer = ({ jobs }: Cut) => jobs > 0 && jobs < total;
  const isMatch = matchRule(wantsOf(person, now));
  const matches = candidates.filter(({ job }) => isMatch(job));
  const cut = (change: Omit<Cut, 'jobs'>): Cut => ({ ...change, jobs: jobsOf(withCriteria(person, change)) });
  const byLevel = levelsByUse(person, matches).map((level) => cut({ levels: [level] }));
  const byWorkplace = [cut({ workplaces: ['remote'] }), cut({ workplaces: ['onsite', 'hybrid'] })];
  return [
    ...byLevel.filter(leavesFewer).slice(0, MAX_LEVEL_CUTS),
    ...byWorkplace.filter(leavesFewer).sort((one, other) => one.jobs - other.jobs),
  ].slice(0, MAX_CUTS);
}

function levelsByUse({ seniority }: User, matches: readonly ListingMatch[]): Level[] {
  const uses = (level: Level) => matches.filter(({ job }) => job.levels?.includes(level)).length;
  const rank = new Map(
    LEVELS.map((level) => [level, level === seniority ? matches.length + 1 : uses(level)]),
  );
  return LEVELS.filter((level) => rank.get(level)).toSorted(
    (one, other) => (rank.get(other) ?? 0) - (rank.get(one) ?? 0),
  );
}
