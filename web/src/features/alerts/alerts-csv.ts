import { placeName } from '@daybreak/contract/place-name.ts';
import type { Alert } from './api/alerts.ts';

const COLUMNS: readonly (readonly [heading: string, value: (alert: Alert) => string | null | undefined])[] = [
  ['Matched', ({ matchedAt }) => matchedAt],
  ['Sent', ({ sentAt }) => sentAt],
  ['State', ({ state }) => state],
  ['Job', ({ job }) => job?.jobTitle],
  ['Company', ({ job }) => job?.fullCompanyName],
  ['Location', ({ job }) => job?.locations.map(placeName).join('; ') || job?.jobLocation],
  ['Remote', ({ job }) => job && (job.isRemote ? 'yes' : 'no')],
  ['Reason', ({ reason }) => reason.words],
  ['Opened', ({ openedAt }) => openedAt],
  ['Not relevant', ({ notRelevantAt }) => notRelevantAt],
  ['Applied', ({ appliedAt }) => appliedAt],
  ['Closed', ({ job }) => job?.closedAt],
  ['Link', ({ job }) => job?.jobUrl],
];

/** Returns alerts as CSV (RFC 4180), with a heading and the byte order mark that Excel needs to read UTF-8. */
export function alertsCsv(alerts: readonly Alert[]): string {
  const lines = alerts.map((alert) => COLUMNS.map(([, value]) => field(value(alert) ?? '')));
  return `\ufeff${[COLUMNS.map(([heading]) => heading), ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/**
 * Spreadsheets run texts that begin like a formula, and an employer wrote these:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
