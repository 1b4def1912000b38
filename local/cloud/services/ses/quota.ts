import type { AccountSettings } from '../../account/account-settings.ts';
import { AwsError } from '../../gateway/aws-error.ts';

const DAY = 86_400_000;

export interface SendQuota {
  /** Counts mails to this many recipients. Throws SES's throttling error beyond the quota. */
  consume(recipients: number): void;
  /** SendQuota of GetAccount. */
  read(): { Max24HourSend: number; MaxSendRate: number; SentLast24Hours: number };
}

/**
 * Enforces the account's rate, with bursts of one second's worth, and its quota for 24 hours. Each recipient counts as
 * a mail. Sources: https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html and, for the
 * messages, https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
 */
export function createSendQuota(
  { ses }: Pick<AccountSettings, 'ses'>,
  now: () => number = Date.now,
): SendQuota {
  let sent: number[] = [];
  let tokens = Number.POSITIVE_INFINITY;
  let refilledAt = now();
  const countLastDay = () => {
    const since = now() - DAY;
    if (sent[0] !== undefined && sent[0] <= since) sent = sent.filter((at) => at > since);
    return sent.length;
  };
  return {
    consume(recipients) {
      if (countLastDay() + recipients > ses.mailsPerDay) throw throttling('Daily message quota exceeded.');
      const at = now();
      const burst = Math.max(1, ses.mailsPerSecond);
      tokens = Math.min(burst, tokens + ((at - refilledAt) / 1000) * ses.mailsPerSecond);
      refilledAt = at;
      if (tokens < 1) throw throttling('Maximum sending rate exceeded.');
      tokens -= recipients;
      for (let mail = 0; mail < recipients; mail += 1) sent.push(at);
    },
    read: () => ({
      Max24HourSend: ses.mailsPerDay,
      MaxSendRate: ses.mailsPerSecond,
      SentLast24Hours: countLastDay(),
    }),
  };
}

const throttling = (message: string) => new AwsError(400, 'Throttling', message);
