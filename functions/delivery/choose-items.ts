import { fitOfAlerts } from '../matching/fit-of.ts';
import type { Alert } from '../table/alert.ts';
import type { User } from '../table/user.ts';
import type { Deps, DueAlert, LeftOut } from './delivery.ts';
import {
  compareFreshness,
  countEmployers,
  employerOf,
  type Ranked,
  type Room,
  takeInto,
} from './message-room.ts';
import { keepMatching } from './send.ts';

/** A waiting alert with what ranks it. */
interface Candidate extends Ranked {
  readonly alert: Alert;
}

/**
 * Chooses the jobs of a message, and drops those that no longer match: all that waits, the oldest job first,
 * or what the message has room for, the freshest and best first. Returns the alerts that were not looked at
 * as `rest`.
 */
export async function chooseItems(
  deps: Deps,
  user: User,
  waiting: readonly Alert[],
  room: Room,
  at: number,
): Promise<{ items: DueAlert[]; rest: readonly Alert[] }> {
  const fitOf = fitOfAlerts(user);
  const toCandidate = (alert: Alert): Candidate => ({
    alert,
    at: Date.parse(alert.matchedAt),
    fit: fitOf(alert).score,
    jobId: alert.sk,
    employer: alert.employer,
  });
  const candidates = waiting.map(toCandidate);
  let rest = room.isEnough ? candidates : candidates.sort((one, other) => compareFreshness(one, other, at));
  const items: DueAlert[] = [];
  const taken = () => items.map(({ alert }) => toCandidate(alert));
  for (let next = takeInto(taken(), rest, room); next.length > 0; next = takeInto(taken(), rest, room)) {
    const looked = new Set(next);
    rest = rest.filter((candidate) => !looked.has(candidate));
    items.push(
      ...(await keepMatching(
        deps,
        user,
        next.map(({ alert }) => alert),
      )),
    );
  }
  return { items, rest: rest.map(({ alert }) => alert) };
}

const toJob = ({ employer, sk }: Alert) => ({ employer, jobId: sk });

/** Counts what a message has no room for, in all and of its own employers. Returns undefined if it has room for all. */
export function countLeftOut(
  items: readonly DueAlert[],
  rest: readonly Alert[],
  isMore: boolean,
): LeftOut | undefined {
  if (rest.length === 0 && !isMore) return undefined;
  const counts = countEmployers(rest.map(toJob));
  const names = new Map(items.map(({ alert }) => [employerOf(toJob(alert)), alert.employer]));
  const employers = [...names].map(([key, employer]) => ({ employer, jobs: counts.get(key) ?? 0 }));
  return {
    jobs: rest.length,
    isMore,
    employers: employers.filter(({ jobs }) => jobs > 0).sort((one, other) => other.jobs - one.jobs),
  };
}
