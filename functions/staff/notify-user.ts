import type { Alert } from '../table/alert.ts';
import { type Case, checksOf, reasonOf, verdictOf } from './explain-match.ts';
import { waitsUntil } from './timing.ts';

/** How staff's alerts reach the ledger and delivery. */
export interface Desk {
  /** Opens an alert where there is none; opens one again that was held, dropped or has failed. Never one that was sent. */
  readonly open: (alert: Alert) => Promise<void>;
  /** Asks delivery to look at an alert. */
  readonly deliver: (key: { readonly pk: string; readonly sk: string }) => Promise<void>;
}

/**
 * Alerts a person of a job by the ledger, which decides as it does for matching, and gives what came of it in a
 * sentence. Pressed twice, it does what it did once.
 */
export async function notifyUser(
  desk: Desk,
  given: Case,
  pending: (given: Case, reason: Alert['reason']) => Alert,
): Promise<string> {
  const { user, job } = given;
  const checks = checksOf(given);
  if (checks.some(({ holds }) => !holds)) return verdictOf(checks, given);
  const alert = pending(given, reasonOf(given));
  await desk.open(alert);
  await desk.deliver({ pk: alert.pk, sk: alert.sk });
  // It waits, or its message in the queue was lost: then delivery has now been asked anew.
  if (given.alert?.state === 'pending') return verdictOf(checks, given);
  const until = waitsUntil(given);
  const wait = until ? ` It waits until ${until}.` : '';
  const who = user.firstName === '' ? user.email : user.firstName;
  return `${who} is being notified of ${job.jobTitle} at ${job.fullCompanyName}.${wait}`;
}
