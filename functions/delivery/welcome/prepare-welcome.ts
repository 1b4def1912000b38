import { acceptsEmail, canBeAlerted } from '../../members/entitlements.ts';
import type { User } from '../../table/user.ts';
import type { Welcome } from '../../table/welcome.ts';
import { alertsFor } from '../catch-up/alerts-for.ts';
import type { Deps as CatchUpDeps } from '../catch-up/catch-up.ts';
import { nextLocalTime } from '../timing/local-time.ts';
import { pickBest } from './pick-best.ts';

/** How many jobs a welcome mail lists. */
export const MAX_WELCOME_JOBS = 10;

/** Of how many matching jobs, the newest ones, the best are picked. */
const MAX_CANDIDATES = 50;

export interface Deps extends Pick<CatchUpDeps, 'findJobs' | 'readJobs' | 'now'> {
  /** Stores the welcome mail, which sends it; does nothing if the account has one. */
  readonly putWelcome: (
    sub: string,
    welcome: Pick<Welcome, 'alerts' | 'matching'>,
    now: Date,
  ) => Promise<void>;
}

/**
 * Prepares an account's welcome mail with the best matching jobs of its today and yesterday, maybe none.
 * Returns how many. A person who doesn't accept e-mail gets none, also not later.
 */
export async function prepareWelcome(deps: Deps, user: User): Promise<number> {
  const now = deps.now();
  if (!acceptsEmail(user) || !canBeAlerted(user, now)) return 0;
  const found = await deps.findJobs(user, startOfYesterday(user, now), now.getTime());
  const jobs = await deps.readJobs(found.slice(0, MAX_CANDIDATES));
  const companies = new Map(jobs.map((job) => [job.jobID, job.fullCompanyName]));
  const position = new Map(found.map((jobId, at) => [jobId, at]));
  const candidates = (await alertsFor(user, jobs, now))
    .sort((one, other) => (position.get(one.sk) ?? 0) - (position.get(other.sk) ?? 0))
    .map((alert) => ({ alert, company: companies.get(alert.sk) ?? '' }));
  const alerts = pickBest(user, candidates, MAX_WELCOME_JOBS);
  await deps.putWelcome(user.sub, { alerts, matching: found.length }, now);
  return alerts.length;
}

/** The first midnight of the last two days, in milliseconds. */
const startOfYesterday = ({ userPrefs }: User, now: Date): number =>
  nextLocalTime('00:00', userPrefs.timeZone, now.getTime() - 2 * 86_400_000) - 1;
