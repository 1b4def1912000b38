import type { Row } from '../../e2e/support/connect-table.ts';
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

/** A job that was made from a posting of the burst. `url` is its employer’s page, to which emails link. */
export interface PostedJob {
  readonly jobId: string;
  readonly title: string;
  readonly url: string;
  /** Epoch milliseconds. */
  readonly detectedAt: number;
}

/** Finds the jobs with these titles in the table’s rows. Throws if a title has no job. */
export function findPostedJobs(rows: readonly Row[], titles: readonly string[]): PostedJob[] {
  const byTitle = new Map(rows.filter(({ sk }) => sk === 'JOB').map((row) => [row['jobTitle'], row]));
  return titles.map((title) => {
    const row = byTitle.get(title);
    if (!row) throw new Error(`No job was made from the posting '${title}'.`);
    return {
      title,
      jobId: String(row['jobID']),
      url: String(row['jobUrl']),
      detectedAt: Date.parse(String(row['jobDetected'])),
    };
  });
}

const JOB_URL = /https:\/\/[\w-]+\.example\/jobs\/\d+/g;

/** Compares emails and deferred alerts with the expected ones. Emails without any of these jobs are ignored. */
export function compareAlerts(
  expected: ReadonlySet<AlertKey>,
  mails: readonly Mail[],
  jobs: readonly PostedJob[],
  deferred: ReadonlySet<AlertKey>,
): Findings {
  const jobsByUrl = new Map(jobs.map((job) => [job.url, job]));
  const [first, later]: [number[], number[]] = [[], []];
  const seen = new Map<AlertKey, number>();
  const recipients = new Set<string>();
  let messages = 0;
  for (const mail of mails.toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1))) {
    const urls = new Set((mail.text ?? '').match(JOB_URL));
    const known = [...urls].flatMap((url) => jobsByUrl.get(url) ?? []);
    if (known.length === 0) continue;
    messages += 1;
    for (const { jobId, detectedAt } of known) {
      const pair = alertKey(mail.to, jobId);
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
      (recipients.has(mail.to) ? later : first).push(Date.parse(mail.sentAt) - detectedAt);
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
