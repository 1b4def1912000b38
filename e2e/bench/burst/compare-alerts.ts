import type { Row } from './connect-table.ts';
import type { Mail } from './running-product.ts';

/** An alert as '<email address> <job ID>'. */
export type AlertKey = string;

export const alertKey = (email: string, jobId: string): AlertKey => `${email} ${jobId}`;

/** The result of comparing sent alerts with the expected ones. */
export interface Findings {
  /** Milliseconds from detection until SES accepts the email, for jobs in a person’s first message. */
  readonly first: readonly number[];
  /** The same for jobs in later messages. */
  readonly later: readonly number[];
  /** The number of alerts that wait for a later message. */
  readonly deferred: number;
  readonly duplicates: readonly AlertKey[];
  readonly missing: readonly AlertKey[];
  readonly unwanted: readonly AlertKey[];
  readonly messages: number;
}

const JOB_URL = /https:\/\/([\w-]+)\.example\/jobs\/(\d+)/g;

/**
 * Compares emails and deferred alerts with the expected ones. `detected` maps job IDs to epoch milliseconds. Emails
 * without any of these jobs are ignored.
 */
export function compareAlerts(
  expected: ReadonlySet<AlertKey>,
  mails: readonly Mail[],
  detected: ReadonlyMap<string, number>,
  deferred: ReadonlySet<AlertKey>,
): Findings {
  const [first, later]: [number[], number[]] = [[], []];
  const seen = new Map<AlertKey, number>();
  const recipients = new Set<string>();
  let messages = 0;
  for (const mail of mails.toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1))) {
    const jobIds = new Set(
      [...(mail.text ?? '').matchAll(JOB_URL)].map(([, board, id]) => `greenhouse-${board}-${id}`),
    );
    const known = [...jobIds].filter((jobId) => detected.has(jobId));
    if (known.length === 0) continue;
    messages += 1;
    for (const jobId of known) {
      const pair = alertKey(mail.to, jobId);
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
      (recipients.has(mail.to) ? later : first).push(
        Date.parse(mail.sentAt) - (detected.get(jobId) ?? Number.NaN),
      );
    }
    recipients.add(mail.to);
  }
  return {
    first,
    later,
    messages,
    deferred: [...deferred].filter((pair) => expected.has(pair) && !seen.has(pair)).length,
    duplicates: [...seen].filter(([, times]) => times > 1).map(([pair]) => pair),
    missing: [...expected].filter((pair) => !seen.has(pair) && !deferred.has(pair)),
    unwanted: [...seen.keys()].filter((pair) => !expected.has(pair)),
  };
}

/** Returns the pending alerts of people who have a due row. `emails` maps user IDs to addresses. */
export function deferredAlerts(rows: readonly Row[], emails: ReadonlyMap<string, string>): Set<AlertKey> {
  const due = new Set(rows.filter(({ pk }) => pk.startsWith('DUE#')).map(({ sk }) => sk.split('#')[1] ?? ''));
  return new Set(
    rows.flatMap(({ pk, sk, state }) => {
      const [entity, sub = ''] = pk.split('#');
      const isDeferred = entity === 'ALERT' && state === 'pending' && due.has(sub);
      return isDeferred ? [alertKey(emails.get(sub) ?? '', sk)] : [];
    }),
  );
}
