import type { Alert } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import { findMatches, type Match, PIECE_ABOVE, pendingAlert, RANGES, type WatcherIndex } from './match.ts';

/** How many ledger rows are written at once. */
const AT_ONCE = 32;

/** The ledger and the pieces of large fan-outs, as matching writes them. */
export interface Ledger {
  /** Writes a row unless the person has one for this job already. */
  open(alert: Alert): Promise<void>;
  /** The rows that these people have for the job; who has none is absent. */
  rows(jobId: string, subs: readonly string[]): Promise<Alert[]>;
  /** Cuts a job's fan-out into pieces, each of which comes back as a message. */
  cut(job: Job, ranges: readonly string[]): Promise<void>;
  /** A piece's range of hashes is done. */
  pieceDone(jobId: string, range: string): Promise<void>;
}

/** Opens an alert for each match, a bounded number at once. */
export async function openAlerts(
  ledger: Ledger,
  job: Job,
  matches: readonly Match[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < matches.length; start += AT_ONCE) {
    const some = matches.slice(start, start + AT_ONCE);
    await Promise.all(some.map((match) => ledger.open(pendingAlert(job, match, now))));
  }
}

/**
 * Opens an alert for everybody in the range whom the job concerns. A range with too many people is cut into
 * sixteen, so the work of one run is bounded whatever the job's popularity. Repeating it changes nothing.
 */
export async function fanOut(
  { index, ledger }: { index: WatcherIndex; ledger: Ledger },
  job: Job,
  range: string,
  now: Date,
  limit = PIECE_ABOVE,
): Promise<{ alerts: number; cut: boolean }> {
  if (job.closedAt) return { alerts: 0, cut: false };
  const { matches, tooMany } = await findMatches(index, job, range, limit);
  if (tooMany) {
    await ledger.cut(
      job,
      RANGES.map((digit) => range + digit),
    );
    return { alerts: 0, cut: true };
  }
  await openAlerts(ledger, job, matches, now);
  return { alerts: matches.length, cut: false };
}
