import { findExclusion } from '../matching/exclusions.ts';
import { jobMatches } from '../matching/match-rule.ts';
import { log } from '../platform/log.ts';
import type { Alert } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import { type AlertMessage, type Deps, type DueAlert, RetryLaterError } from './delivery.ts';
import type { Settlement } from './delivery-store.ts';
import { nextTextTime, retryTime } from './timing/next-send-time.ts';

/** Why an alert is withheld. The alerts page and staff see these sentences. */
export const NO_CHANNEL = 'E-mail and text alerts are off.';
export const NO_FREE_ALERT = 'No free alerts left.';

const WHY_FAILED = {
  failed: "We couldn't deliver it by e-mail or text.",
  unavailable: "Our text service couldn't send it, so it wasn't counted.",
} as const;

/**
 * Sends a claimed message and settles its alerts. Defers them, uncharged, while our account's mail rate or quota is used
 * up, or if only a text is left to send and the person's texts of the day are used up. Throws `RetryLaterError` if the
 * outcome isn't certain.
 */
export async function sendAndSettle(deps: Deps, message: AlertMessage): Promise<void> {
  const { store, sendMessage, now } = deps;
  const { messageId, user, items, freeAlertsLeft } = message;
  const outcome = await sendMessage(message);
  const alerts = items.map(({ alert }) => alert);
  switch (outcome) {
    case 'accepted':
      await markSent(deps, user.sub, alerts, messageId);
      if (freeAlertsLeft === 0) await store.markFreeAlertsEnded(user.sub, now().toISOString());
      return;
    case 'unclear':
      throw new RetryLaterError('Outcome unknown: waiting for the delivery event.');
    case 'refused':
      await store.release(user.sub, messageId, now().getTime());
      throw new RetryLaterError('The provider refused the message for now. It is retried.');
    case 'throttled':
    case 'quotaExceeded': {
      // The meter's next time moves too, so that newer alerts wait and go in the same message.
      const at = retryTime(outcome, messageId, now().getTime());
      await store.release(user.sub, messageId, at);
      return deferAlerts(deps, user.sub, jobIdsOf(alerts), at);
    }
    case 'textLimitReached': {
      const at = now().getTime();
      await store.release(user.sub, messageId, at);
      const { texts } = await store.readMeter(user.sub);
      const sendTime = nextTextTime(texts, user.userPrefs.timeZone, at);
      return deferAlerts(deps, user.sub, jobIdsOf(alerts), sendTime);
    }
    case 'failed':
    case 'unavailable':
      // The charge first: no later run looks at the lease once none of its alerts is pending.
      await store.release(user.sub, messageId, now().getTime());
      return settleAlerts(deps, user.sub, alerts, 'failed', WHY_FAILED[outcome]);
  }
}

export const jobIdsOf = (alerts: readonly Alert[]): string[] => alerts.map((alert) => alert.sk);

/** Whether any of these alerts still matches. */
export function anyMatches(
  { now }: Deps,
  user: User,
  pending: readonly Alert[],
  jobs: readonly Job[],
): boolean {
  const byId = new Map(jobs.map((job) => [job.jobID, job]));
  return pending.some(({ sk }) => reasonToDrop(user, byId.get(sk), now()) === undefined);
}

/** Returns the alerts that still match, with their jobs, newest first. The others are dropped with a reason. */
export async function keepMatching(
  deps: Deps,
  user: User,
  pending: readonly Alert[],
  jobs: readonly Job[],
): Promise<DueAlert[]> {
  const byId = new Map(jobs.map((job) => [job.jobID, job]));
  const kept: DueAlert[] = [];
  for (const alert of pending) {
    const job = byId.get(alert.sk);
    const why = reasonToDrop(user, job, deps.now());
    if (why !== undefined) await settleAlerts(deps, user.sub, [alert], 'dropped', why);
    else if (job) kept.push({ alert, job });
  }
  return kept.sort((one, other) => (one.job.jobDetected > other.job.jobDetected ? -1 : 1));
}

function reasonToDrop(user: User, job: Job | undefined, now: Date): string | undefined {
  if (!job || job.closedAt) return 'The posting has closed.';
  if (!jobMatches(user, job, now)) return 'It no longer matches your profile.';
  const exclusion = findExclusion(user, job);
  return exclusion && `You excluded ${exclusion}.`;
}

/** Marks alerts as sent in a message that the provider accepted. */
export const markSent = (
  deps: Deps,
  sub: string,
  alerts: readonly Alert[],
  messageId: string,
): Promise<void> => settle(deps, sub, alerts, { state: 'sent', why: '', messageId });

/** Settles alerts that will not be sent, with the reason. */
export const settleAlerts = (
  deps: Deps,
  sub: string,
  alerts: readonly Alert[],
  state: 'dropped' | 'withheld' | 'failed',
  why: string,
): Promise<void> => settle(deps, sub, alerts, { state, why, messageId: null });

/** The log line of a sent alert has its job and its message: a search for the job leads to the delivery events. */
async function settle(
  { store, now }: Deps,
  sub: string,
  alerts: readonly Alert[],
  to: Omit<Settlement, 'at'>,
): Promise<void> {
  await store.settle(sub, alerts, { ...to, at: now().toISOString() });
  const { state, messageId } = to;
  for (const { sk: jobId } of alerts)
    log.info('alert settled', { jobId, state, ...(messageId === null ? {} : { messageId }) });
}

/** Defers alerts to the minute of an instant in milliseconds. */
export async function deferAlerts(
  { store }: Deps,
  sub: string,
  jobIds: readonly string[],
  at: number,
): Promise<void> {
  await store.defer(sub, jobIds, at);
  for (const jobId of jobIds) log.info('alert deferred', { jobId, until: new Date(at).toISOString() });
}
