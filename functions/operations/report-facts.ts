import type { StoredDays } from '../board/stats/stats-store.ts';

/** Stands for a source that could not be read. */
export const UNAVAILABLE = 'unavailable';

/** The facts of the report about the day before `now`. */
export interface ReportFacts {
  readonly now: Date;
  readonly stackName: string;
  readonly region: string;
  readonly siteUrl: string;
  /** In dollars; null if the stage has no budget. */
  readonly monthlyBudget: number | null;
  /** From `FIRST_DAY` days ago on. */
  readonly stats: StoredDays | typeof UNAVAILABLE;
  readonly deadLetters: number | typeof UNAVAILABLE;
  /** Requests to follow a company that wait for staff. */
  readonly reviews: number | typeof UNAVAILABLE;
}

/** Yesterday is compared with the same day of the week before, this many days ago. */
export const FIRST_DAY = 8;
