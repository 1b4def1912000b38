import { type Alert, isCovered, type Meter } from '../../table/alert.ts';
import { isLeft } from '../../table/is-left.ts';
import type { Job } from '../../table/job.ts';
import { type Ledger, openAlerts } from '../fan-out.ts';
import { findMatches, isTooOldToAlert, type Match, partitionsOf } from '../match.ts';
import { MAX_PER_RUN, type Slice, splitPartitions, splitSlice } from '../slice.ts';
import type { WatcherIndex } from '../watcher-index.ts';

/** A pending alert that no due row covers and that is older than this was lost by some step, in milliseconds. */
const STUCK_AFTER = 2 * 60_000;

export interface Deps {
  readonly index: WatcherIndex;
  readonly ledger: Ledger;
  /** Returns the meters of these people; those without one are left out. */
  readonly readMeters: (subs: readonly string[]) => Promise<ReadonlyMap<string, Meter>>;
  /** Asks delivery to look at these alerts again. */
  readonly resend: (alerts: readonly Alert[]) => Promise<void>;
  readonly now: () => Date;
}

/** The result of an audit: how many alerts are still on their way among those that were checked, and what is left. */
export interface AuditResult {
  readonly unsettled: number;
  /** The part of the slice that was checked, unless all of it was. */
  readonly checked?: Slice;
  /** The slices that are left to be audited. */
  readonly slices: readonly Slice[];
}

/**
 * Matches a slice of a job's fan-out once more, up to a limit: opens the alerts that are missing and resends those that
 * were lost. Alerts that wait for their person's due row are left alone. A job with too many partitions is only split.
 * Idempotent.
 */
export async function auditSlice(
  deps: Deps,
  job: Job,
  slice: Slice,
  limit = MAX_PER_RUN,
): Promise<AuditResult> {
  if (job.closedAt || isTooOldToAlert(job, deps.now())) return { unsettled: 0, slices: [] };
  const split = slice.cursors ? [] : splitPartitions(partitionsOf(job));
  if (split.length > 0) return { unsettled: 0, slices: split };
  const { matches, rest } = await findMatches(deps.index, job, slice, limit);
  const unsettled = await auditMatches(deps, job, matches);
  if (!rest) return { unsettled, slices: [] };
  // Partitions that were read further are read again from there, so that each slice can be audited again on its own.
  const slices = splitSlice(rest, limit).map(({ from, to }) => ({ ...slice, from, to }));
  return { unsettled, checked: { ...slice, to: rest.from }, slices };
}

async function auditMatches(deps: Deps, job: Job, matches: readonly Match[]): Promise<number> {
  const { ledger, resend, now } = deps;
  const subs = matches.map(({ sub }) => sub);
  const alerts = await ledger.alertsOf(job.jobID, subs);
  const alerted = new Set(alerts.map(subOfAlert));
  const missing = matches.filter(({ sub }) => !alerted.has(sub));
  await openAlerts(ledger, job, missing, now());
  const uncovered = await withoutDueRow(
    deps,
    alerts.filter(({ state }) => state === 'pending'),
  );
  await resend(uncovered.filter(({ matchedAt }) => now().getTime() - Date.parse(matchedAt) > STUCK_AFTER));
  return missing.length + uncovered.length;
}

async function withoutDueRow({ readMeters, now }: Deps, pending: readonly Alert[]): Promise<Alert[]> {
  const meters = await readMeters(pending.map(subOfAlert));
  return pending.filter((alert) => {
    const meter = meters.get(subOfAlert(alert));
    return !meter || !(isLeft(meter, alert) || isCovered(meter, alert.sk, now().getTime()));
  });
}

const subOfAlert = ({ pk }: Alert): string => pk.slice('ALERT#'.length);
