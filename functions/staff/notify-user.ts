import type { Alert } from '../table/alert.ts';
import { checkRules, describeVerdict, toReason } from './explain-match.ts';
import type { MatchCase } from './match-case.ts';
import { formatSendTime } from './send-time.ts';

export interface Deps {
  /** Creates an alert, or reopens one that was held, dropped or failed. Never reopens one that was sent. */
  readonly reopenAlert: (alert: Alert) => Promise<void>;
  readonly requestDelivery: (key: { readonly pk: string; readonly sk: string }) => Promise<void>;
}

/** Alerts a person to a job if all rules allow it, and returns the outcome as a sentence. Idempotent. */
export async function notifyUser(
  deps: Deps,
  matchCase: MatchCase,
  createAlert: (matchCase: MatchCase, reason: Alert['reason']) => Alert,
): Promise<string> {
  const { user, job } = matchCase;
  const checks = checkRules(matchCase);
  if (checks.some(({ holds }) => !holds)) return describeVerdict(checks, matchCase);
  const alert = createAlert(matchCase, toReason(matchCase));
  await deps.reopenAlert(alert);
  await deps.requestDelivery({ pk: alert.pk, sk: alert.sk });
  // If the queue lost its message, delivery has now been requested again.
  if (matchCase.alert?.state === 'pending') return describeVerdict(checks, matchCase);
  const sendTime = formatSendTime(matchCase);
  const schedule = sendTime ? ` The alert is scheduled for ${sendTime}.` : '';
  const who = user.firstName === '' ? user.email : user.firstName;
  return `${who} is being notified of ${job.jobTitle} at ${job.fullCompanyName}.${schedule}`;
}
