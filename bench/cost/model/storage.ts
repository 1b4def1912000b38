import { type Activity, DAYS, type Inputs } from './activity.ts';

/** Bytes that DynamoDB bills for each row besides its attributes ("Managing tables" in its developer guide). */
const ROW_OVERHEAD = 100;

/** Days that rows stay, as their `expiresAt` says. */
const STAYS = { job: 120, listing: 3, message: 30, alert: 90 } as const;

/** Returns the bytes of all rows that the table holds after months of this activity. */
export function storedBytes(activity: Activity, { habits, units: { bytes, matching } }: Inputs): number {
  const jobRows = [bytes.job, bytes.posting, bytes.vacancy, bytes.original];
  const jobs = habits.jobsPerDay * STAYS.job * sumRows(jobRows);
  const listing = habits.jobsPerDay * STAYS.listing * sumRows([bytes.listing]);
  const boards = habits.boards * sumRows([bytes.board]);
  const people = activity.people * (sumRows([bytes.user]) + 3 * ROW_OVERHEAD);
  const watchers = activity.alertable * matching.watchers * sumRows([bytes.watcher]);
  const messages = (activity.messages / DAYS) * STAYS.message * sumRows([bytes.message]);
  return (
    jobs +
    listing +
    boards +
    people +
    watchers +
    messages +
    alertBytes(activity.alerts, bytes.alert, STAYS.alert)
  );
}

/** Returns the bytes of alert rows at a number of alerts a month, each kept for `days`. */
export const alertBytes = (alertsPerMonth: number, bytes: number, days: number): number =>
  (alertsPerMonth / DAYS) * days * (bytes + ROW_OVERHEAD);

const sumRows = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + size + ROW_OVERHEAD, 0);
