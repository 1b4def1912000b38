import type { StoredDays } from '../board/stats/stats-store.ts';
import { DAY, utcDay } from '../board/stats/utc-day.ts';
import { FIRST_DAY, type ReportFacts, UNAVAILABLE } from './report-facts.ts';
import { composeReport, type ReportText } from './report-text.ts';

/** The backlog that operators find in a report. */
export interface Backlog {
  readonly deadLetters?: number;
  readonly reviews?: number;
}

export interface Deps {
  /** Reads the statistics of a UTC day and of all later ones. */
  readStats(firstDay: string): Promise<StoredDays>;
  countDeadLetters(): Promise<number>;
  countReviews(): Promise<number>;
  /** Keeps the backlog of a UTC day, for the report of the week after. */
  saveBacklog(day: string, backlog: Backlog): Promise<void>;
  publish(report: ReportText): Promise<void>;
  onFailure(source: string, error: Error): void;
}

type Stage = Pick<ReportFacts, 'stackName' | 'region' | 'siteUrl' | 'monthlyBudget'>;

/**
 * Sends yesterday's report. A source that fails is shown as unavailable. Throws only if the report can't be published.
 */
export async function sendDailyReport(deps: Deps, stage: Stage, now: Date): Promise<void> {
  const orUnavailable = <Value>(source: string, reading: Promise<Value>) =>
    reading.catch((error: Error): typeof UNAVAILABLE => {
      deps.onFailure(source, error);
      return UNAVAILABLE;
    });
  const [stats, deadLetters, reviews] = await Promise.all([
    orUnavailable('statistics', deps.readStats(utcDay(now.getTime() - FIRST_DAY * DAY))),
    orUnavailable('dead letters', deps.countDeadLetters()),
    orUnavailable('requests to follow', deps.countReviews()),
  ]);
  await deps.publish(composeReport({ ...stage, now, stats, deadLetters, reviews }));
  const backlog: Backlog = {
    ...(deadLetters === UNAVAILABLE ? {} : { deadLetters }),
    ...(reviews === UNAVAILABLE ? {} : { reviews }),
  };
  await orUnavailable('backlog', deps.saveBacklog(utcDay(now.getTime()), backlog));
}
