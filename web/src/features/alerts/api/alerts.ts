import type { AlertNote } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import {
  type AlertFragment,
  AlertsVersionDocument,
  ListAlertsDocument,
  type ListAlertsQuery,
  NoteAlertDocument,
} from './alerts.generated.ts';

export type Alert = AlertFragment;
export type AlertJob = NonNullable<Alert['job']>;
export type AlertPage = ListAlertsQuery['listAlerts'];

/** Returns a page of the person's alerts, newest first: the first page without a token. Throws a `Failure`. */
export async function listAlerts(
  email: string,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<AlertPage> {
  return (await callService(ListAlertsDocument, { input: { email, nextToken } }, signal)).listAlerts;
}

/** Returns a text that differs from the first page's version once that page has changed. Throws a `Failure`. */
export async function readAlertsVersion(email: string, signal: AbortSignal): Promise<string> {
  return (await callService(AlertsVersionDocument, { input: { email } }, signal)).alertsVersion;
}

/** Adds a note to one of the person's alerts and returns the changed alert. Throws a `Failure`. */
export async function noteAlert(email: string, jobID: string, note: AlertNote): Promise<Alert> {
  return (await callService(NoteAlertDocument, { input: { email, jobID, note } })).noteAlert;
}
