import { ROLES, type Role } from '../../table/codes.ts';
import type { ListingEntry } from '../../table/listing-entry.ts';
import type { JobCounts } from '../../table/stats.ts';
import type { ListingLog } from '../log/listing-log.ts';
import { byHour, DAY, utcDay, utcHour } from './utc-day.ts';

/** The jobs first seen on a UTC day, and how many closed. */
export interface DayCounts {
  readonly jobs: JobCounts;
  readonly closed: number;
}

interface FirstSight {
  readonly written: string;
  readonly detected: string;
  readonly role: Role;
}

/**
 * Counts jobs by the moment they were first seen, from the listing's log. Entries may come in any order and
 * more than once: a job counts once, at its detection and in the role it had then, however often it is
 * edited, closed or reopened. A closing counts once for each job and day.
 */
export class JobCounter {
  readonly #firstSights = new Map<string, FirstSight>();
  readonly #closings = new Map<string, Set<string>>();

  apply(entry: ListingEntry): void {
    const { jobId, detected, written } = entry;
    if (entry.closed) {
      const day = written.slice(0, 10);
      const closed = this.#closings.get(day) ?? new Set();
      this.#closings.set(day, closed.add(jobId));
      return;
    }
    const known = this.#firstSights.get(jobId);
    if (!known || written < known.written)
      this.#firstSights.set(jobId, { written, detected, role: entry.role });
  }

  /** The counts of a UTC day ('YYYY-MM-DD') so far. */
  countsOf(day: string): DayCounts {
    const roles = ROLES.map((role) => [role, byHour(() => 0)] as const);
    const jobs = new Map<Role, number[]>(roles);
    for (const { detected, role } of this.#firstSights.values()) {
      const hours = jobs.get(role);
      const hour = utcHour(detected);
      if (hours && detected.startsWith(day)) hours[hour] = (hours[hour] ?? 0) + 1;
    }
    // One key for each of ROLES, as the type requires.
    return { jobs: Object.fromEntries(jobs) as JobCounts, closed: this.#closings.get(day)?.size ?? 0 };
  }

  /** Forgets everything before a UTC day. */
  forget(before: string): void {
    for (const [jobId, { detected }] of this.#firstSights)
      if (detected < before) this.#firstSights.delete(jobId);
    for (const day of this.#closings.keys()) if (day < before) this.#closings.delete(day);
  }
}

export const isEmpty = ({ jobs, closed }: DayCounts): boolean =>
  closed === 0 && Object.values(jobs).every((hours) => hours.every((count) => count === 0));

/**
 * How far back the tail is read again, in milliseconds. A run takes an entry's time before it writes it; none takes
 * longer than two minutes in the template, and clocks differ by less.
 */
const OVERLAP = 300_000;

/** A UTC day and its counts. */
export type CountedDay = DayCounts & { readonly day: string };

/** Counts today and yesterday. The first call reads both days of the log, later calls only its tail. */
export function dayCounter(
  log: Pick<ListingLog, 'follow'>,
): (now: number) => Promise<{ readonly today: CountedDay; readonly yesterday: CountedDay }> {
  const counter = new JobCounter();
  let readTo = 0;
  return async (now) => {
    const [yesterday, today] = [utcDay(now - DAY), utcDay(now)];
    const after = new Date(Math.max(readTo - OVERLAP, Date.parse(yesterday))).toISOString();
    for (const day of [yesterday, today])
      if (day >= after.slice(0, 10)) await log.follow(day, after, (entry) => counter.apply(entry));
    readTo = now;
    counter.forget(yesterday);
    return {
      today: { day: today, ...counter.countsOf(today) },
      yesterday: { day: yesterday, ...counter.countsOf(yesterday) },
    };
  };
}
