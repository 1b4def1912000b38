import { ROLES, type Role } from '../../table/codes.ts';
import type { ListingEntry } from '../../table/listing-entry.ts';
import type { JobCounts } from '../../table/stats.ts';
import { byHour, utcHour } from './utc-day.ts';

/** What the log tells of a UTC day. */
export interface DayOfLog {
  readonly jobs: JobCounts;
  readonly closed: number;
}

interface Sight {
  readonly written: string;
  readonly detected: string;
  readonly role: Role;
}

/**
 * Counts jobs by the moment they were first seen, from the listing's log. It may be told entries in any order and
 * repeatedly: a job counts once, at its detection and in the role it had then, however often it is edited, closed or
 * opened again; a closing counts once a job and day.
 */
export class FirstSights {
  readonly #sights = new Map<string, Sight>();
  readonly #closings = new Map<string, Set<string>>();

  apply(entry: ListingEntry): void {
    const { jobId, detected, written } = entry;
    if (entry.closed) {
      const day = written.slice(0, 10);
      const closed = this.#closings.get(day) ?? new Set();
      this.#closings.set(day, closed.add(jobId));
      return;
    }
    const known = this.#sights.get(jobId);
    if (!known || written < known.written) this.#sights.set(jobId, { written, detected, role: entry.role });
  }

  /** What has been told so far of a UTC day, 'YYYY-MM-DD'. */
  of(day: string): DayOfLog {
    const roles = ROLES.map((role) => [role, byHour(() => 0)] as const);
    const jobs = new Map<Role, number[]>(roles);
    for (const { detected, role } of this.#sights.values()) {
      const hours = jobs.get(role);
      const hour = utcHour(detected);
      if (hours && detected.startsWith(day)) hours[hour] = (hours[hour] ?? 0) + 1;
    }
    // One entry a role of ROLES, which is what the type asks for.
    return { jobs: Object.fromEntries(jobs) as JobCounts, closed: this.#closings.get(day)?.size ?? 0 };
  }

  /** Lets go of what was before a UTC day. */
  forget(before: string): void {
    for (const [jobId, { detected }] of this.#sights) if (detected < before) this.#sights.delete(jobId);
    for (const day of this.#closings.keys()) if (day < before) this.#closings.delete(day);
  }
}

/** Whether the log tells nothing of the day. */
export const isEmpty = ({ jobs, closed }: DayOfLog): boolean =>
  closed === 0 && Object.values(jobs).every((hours) => hours.every((count) => count === 0));
