import type { AccountSettings } from '../../account/account-settings.ts';
import { AwsError } from '../../gateway/aws-error.ts';

const DAY = 86_400_000;

/** What the account may still send, and what it has sent. */
export interface SendQuota {
  /** Counts mails to this many recipients, or throws the throttling error of SES. */
  take(recipients: number): void;
  /** As GetSendQuota and GetAccount answer. */
  read(): { Max24HourSend: number; MaxSendRate: number; SentLast24Hours: number };
}

/**
 * Counts against the account's rate, which one second's worth of mails may exceed, and against its quota of 24 hours;
 * each recipient is a mail. Sources: https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html and, for the
 * messages, https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
 */
export function sendQuota({ ses }: Pick<AccountSettings, 'ses'>, now: () => number = Date.now): SendQuota {
  let sent: number[] = [];
  let saved = Number.POSITIVE_INFINITY;
  let savedAt = now();
  const lately = () => {
    const since = now() - DAY;
    if (sent[0] !== undefined && sent[0] <= since) sent = sent.filter((at) => at > since);
    return sent.length;
  };
  return {
    take(recipients) {
      if (lately() + recipients > ses.mailsPerDay) throw throttling('Daily message quota exceeded.');
      const at = now();
      const burst = Math.max(1, ses.mailsPerSecond);
      saved = Math.min(burst, saved + ((at - savedAt) / 1000) * ses.mailsPerSecond);
      savedAt = at;
      if (saved < 1) throw throttling('Maximum sending rate exceeded.');
      saved -= recipients;
      for (let mail = 0; mail < recipients; mail += 1) sent.push(at);
    },
    read: () => ({
      Max24HourSend: ses.mailsPerDay,
      MaxSendRate: ses.mailsPerSecond,
      SentLast24Hours: lately(),
    }),
  };
}

const throttling = (message: string) => new AwsError(400, 'Throttling', message);
