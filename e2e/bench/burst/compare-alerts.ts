import type { Mail } from './running-product.ts';
import type { Row } from './table.ts';

/** An alert as '<e-mail address> <job id>'. */
export type Pair = string;

export const alertKey = (email: string, jobId: string): Pair => `${email} ${jobId}`;

/** The result of comparing sent alerts with the expected ones. */
export interface Findings {
  /** Milliseconds from detection until SES accepts the mail, for jobs in a person’s first message. */
  readonly first: readonly number[];
  /** The same for jobs in later messages. */
  readonly later: readonly number[];
  /** The number of alerts that wait for a later message. */
  readonly deferred: number;
  readonly duplicates: readonly Pair[];
  readonly missing: readonly Pair[];
  readonly unwanted: readonly Pair[];
  readonly messages: number;
}

const JOB_URL = /https:\/\/([\w-]+)\.example\/jobs\/(\d+)/g;

/**
 * Compares mails and deferred alerts with the expected ones. `detected` maps job ids to epoch milliseconds;
 * mails without any of these jobs are ignored.
 */
export function judge(
  due: ReadonlySet<Pair>,
  mails: readonly Mail[],
  detected: ReadonlyMap<string, number>,
  deferred: ReadonlySet<Pair>,
): Findings {
  const [first, later]: [number[], number[]] = [[], []];
  const seen = new Map<Pair, number>();
  const served = new Set<string>();
  let messages = 0;
  for (const mail of mails.toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1))) {
    const jobIds = new Set(
      [...(mail.text ?? '').matchAll(JOB_URL)].map(([, board, id]) => `greenhouse-${board}-${id}`),
    );
    const ours = [...jobIds].filter((jobId) => detected.has(jobId));
    if (ours.length === 0) continue;
    messages += 1;
    for (const jobId of ours) {
      const pair = alertKey(mail.to, jobId);
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
      (served.has(mail.to) ? later : first).push(
        Date.parse(mail.sentAt) - (detected.get(jobId) ?? Number.NaN),
      );
    }
    served.add(mail.to);
  }
  return {
    first,
    later,
    messages,
    deferred: [...deferred].filter((pair) => due.has(pair) && !seen.has(pair)).length,
    duplicates: [...seen].filter(([, times]) => times > 1).map(([pair]) => pair),
    missing: [...due].filter((pair) => !seen.has(pair) && !deferred.has(pair)),
    unwanted: [...seen.keys()].filter((pair) => !due.has(pair)),
  };
}

/** Returns the alerts in due rows. `emails` maps user ids to addresses. */
export function deferredPairs(dueRows: readonly Row[], emails: ReadonlyMap<string, string>): Set<Pair> {
  return new Set(
    dueRows.flatMap(({ sk, jobs }) => {
      const email = emails.get(sk.split('#')[1] ?? '') ?? '';
      return jobs instanceof Set ? [...jobs].map((jobId) => alertKey(email, String(jobId))) : [];
    }),
  );
}
