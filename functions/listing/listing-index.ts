import type { JobType, Role } from '../table/codes.ts';
import type { ListingEntry } from '../table/listing.ts';
import type { Place } from '../table/user.ts';

/** A job as the listing keeps it in memory. */
export interface Listed {
  readonly jobId: string;
  readonly detected: number;
  /** Folded words, each behind a space, so that ' eng' finds every word that begins with it. */
  readonly words: string;
  readonly company: string;
  readonly role: Role;
  readonly jobType: JobType;
  readonly remote: boolean;
  readonly specializations: readonly string[];
  readonly places: readonly Place[];
}

/** Lower case without accents: how titles, queries and places are compared. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words as the listing searches them, each behind a space. */
export const searchable = (title: string): string =>
  ` ${fold(title)
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter((word) => word !== '')
    .join(' ')}`;

/** Newest first; the id settles jobs of one instant, so every reader sees one order. */
export const newestFirst = (one: Listed, other: Listed): number =>
  other.detected - one.detected || (one.jobId < other.jobId ? -1 : 1);

/** The listing's memory: the jobs of the last three UTC days, in order, kept up to date by the log's entries. */
export class ListingIndex {
  readonly #jobs = new Map<string, Listed>();
  #sorted: Listed[] | undefined;

  /** Takes one entry of the log. Entries of one job must come in the order of writing; repeats do no harm. */
  apply(entry: ListingEntry): void {
    this.#sorted = undefined;
    if (entry.closed) {
      this.#jobs.delete(entry.jobId);
      return;
    }
    const { jobId, detected, title, company, role, jobType, remote, specializations, places } = entry;
    const words = searchable(title);
    const job = {
      jobId,
      detected: Date.parse(detected),
      words,
      company,
      role,
      jobType,
      remote,
      specializations,
      places,
    };
    this.#jobs.set(jobId, job);
  }

  /** Forgets jobs detected before an instant. */
  forget(before: number): void {
    for (const [jobId, job] of this.#jobs) {
      if (job.detected < before) {
        this.#jobs.delete(jobId);
        this.#sorted = undefined;
      }
    }
  }

  /** All jobs, newest first. */
  jobs(): readonly Listed[] {
    this.#sorted ??= [...this.#jobs.values()].sort(newestFirst);
    return this.#sorted;
  }
}
