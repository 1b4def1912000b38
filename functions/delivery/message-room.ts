import { employerKey } from '@daybreak/contract/employer-key.ts';
import type { Alert, DailyMessages, Meter, NextDigest } from '../table/alert.ts';
import type { User } from '../table/user.ts';
import { MAX_DIGEST_JOBS, MAX_JOBS } from './timing/message-size.ts';
import { isDigest } from './timing/next-send-time.ts';

/** Matches of one hour are equally fresh. */
const FRESH_MS = 3_600_000;

/** The most jobs of one employer in a message that has no room for all. */
const PER_EMPLOYER = 2;

/** A fan-out writes alerts this long after the time that they are opened as of, in milliseconds. */
const STILL_WRITTEN_MS = 5 * 60_000;

/** How many jobs a message holds, of one employer and in all, and whether that is enough for what waits. */
export interface Room {
  readonly jobs: number;
  readonly perEmployer: number;
  readonly isDigest: boolean;
  readonly isEnough: boolean;
}

/** The facts that decide how much room a message has; times are in milliseconds. */
export interface RoomFacts {
  readonly messages: DailyMessages | null;
  readonly digestAt: number | null;
  /** When the oldest waiting alert was matched. */
  readonly oldest: number;
  readonly waiting: number;
}

/** Returns the room of a message at a time. A digest has more, and so does what waits for one that is due. */
export function roomAt(user: User, { messages, digestAt, oldest, waiting }: RoomFacts, at: number): Room {
  const isLong = (digestAt !== null && digestAt <= at) || isDigest(user, { messages, oldest }, at);
  const jobs = isLong ? MAX_DIGEST_JOBS : MAX_JOBS;
  const isEnough = waiting <= jobs;
  const perEmployer = isLong || isEnough ? Number.POSITIVE_INFINITY : PER_EMPLOYER;
  return { jobs, perEmployer, isDigest: isLong, isEnough };
}

/** Returns the digest that these alerts wait for at a time, if no message before it is to take them. */
export const digestAhead = (
  { digest }: Pick<Meter, 'digest'>,
  waiting: readonly Pick<Alert, 'sk'>[],
  at: number,
): NextDigest | undefined =>
  digest && at < digest.at && waiting.every(({ sk }) => sk <= digest.to) ? digest : undefined;

/** The facts that decide which matches go into a message that has no room for all. */
export interface Ranked {
  /** When it was matched, in milliseconds. */
  readonly at: number;
  readonly fit: number;
  readonly jobId: string;
  /** Empty if unknown. */
  readonly employer: string;
}

/** Compares matches as of a time: those of the last hour first, in an hour the better fit, then the newer job. */
export function compareFreshness(one: Ranked, other: Ranked, now: number): number {
  const hours = ({ at }: Ranked) => Math.floor(Math.max(0, now - at) / FRESH_MS);
  return hours(one) - hours(other) || other.fit - one.fit || (one.jobId > other.jobId ? -1 : 1);
}

/** Identifies the employer of a job. A job without a known employer counts as the only one of its own. */
export const employerOf = ({ employer, jobId }: Pick<Ranked, 'employer' | 'jobId'>): string =>
  employer === '' ? `job ${jobId}` : employerKey(employer);

/** Counts jobs by employer. */
export function countEmployers(jobs: readonly Pick<Ranked, 'employer' | 'jobId'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const employer of jobs.map(employerOf)) counts.set(employer, (counts.get(employer) ?? 0) + 1);
  return counts;
}

/** Returns the first of these for which a message with `taken` in it has room. */
export function takeInto<Job extends Pick<Ranked, 'employer' | 'jobId'>>(
  taken: readonly Pick<Ranked, 'employer' | 'jobId'>[],
  ordered: readonly Job[],
  { jobs, perEmployer }: Room,
): Job[] {
  const counts = countEmployers(taken);
  const next: Job[] = [];
  for (const job of ordered) {
    if (taken.length + next.length >= jobs) break;
    const employer = employerOf(job);
    const count = counts.get(employer) ?? 0;
    if (count >= perEmployer) continue;
    counts.set(employer, count + 1);
    next.push(job);
  }
  return next;
}

/**
 * Returns until when what a digest at a time has no room for was matched: the newest of it, or what may not
 * be written yet.
 */
export const leaveUntil = (newest: number, at: number): number => Math.min(newest, at - STILL_WRITTEN_MS);
