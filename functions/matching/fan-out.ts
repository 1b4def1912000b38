import type { Alert } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import { MAX_PER_RUN, type WatcherIndex } from './candidates.ts';
import { findMatches, type Match, pendingAlert } from './match.ts';
import { type Part, piecesOf } from './slice.ts';

/** The ledger and the pieces of large fan-outs, as matching writes them. */
export interface Ledger {
  /** Writes rows, each of another person or job, but for those that the person has for the job already. */
  open(alerts: readonly Alert[]): Promise<void>;
  /** The rows that these people have for the job; who has none is absent. */
  rows(jobId: string, subs: readonly string[]): Promise<Alert[]>;
  /** Cuts what is left of a job's fan-out into pieces, each of which comes back as a message. */
  cut(job: Job, pieces: readonly Part[]): Promise<void>;
}

/** Opens an alert for each match that has none. */
export const openAlerts = (ledger: Ledger, job: Job, matches: readonly Match[], now: Date): Promise<void> =>
  ledger.open(matches.map((match) => pendingAlert(job, match, now)));

/**
 * Opens an alert for those in the part whom the job concerns. What is too much for one run is cut into pieces that go
 * on where it has stopped, so the work of one run is bounded whatever the job's popularity. Repeating it changes nothing.
 */
export async function fanOut(
  { index, ledger }: { index: WatcherIndex; ledger: Ledger },
  job: Job,
  part: Part,
  now: Date,
  limit = MAX_PER_RUN,
): Promise<{ alerts: number; pieces: number }> {
  if (job.closedAt) return { alerts: 0, pieces: 0 };
  const { matches, rest } = await findMatches(index, job, part, limit);
  await openAlerts(ledger, job, matches, now);
  const pieces = rest ? piecesOf(rest, limit) : [];
  if (pieces.length > 0) await ledger.cut(job, pieces);
  return { alerts: matches.length, pieces: pieces.length };
}
