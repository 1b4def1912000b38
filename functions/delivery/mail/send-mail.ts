import { setTimeout } from 'node:timers/promises';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { awsErrorInfo, redactForLog } from '../../platform/aws-error.ts';
import { stopAtDeadline } from '../../platform/deadline.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { withoutSdkLogger } from '../../platform/without-sdk-logger.ts';
import type { AlertMessage, SendOutcome } from '../delivery.ts';
import { linkSecret, mailLinks } from '../links/signed-links.ts';
import { composeMail } from './compose-mail.ts';
import { withCurrentReason } from './current-reason.ts';
import type { MailFrame } from './to-mime.ts';

/** The longest waits before each retry of a throttled mail, in milliseconds. */
const RETRY_WAITS = [250, 500, 1_000, 2_000] as const;

/** How to wait before a retry, and the source of its jitter. */
export interface Backoff {
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly random: () => number;
}

/** A mail to one person about some jobs. */
interface OutgoingMail extends Pick<AlertMessage, 'messageId' | 'user' | 'items' | 'seenAt'> {}

/** Returns a sender of alert mails. */
export const mailSender = (backoff?: Backoff): ((message: AlertMessage) => Promise<SendOutcome>) =>
  sesSender(composeMail, backoff);

/**
 * Returns a sender of mails by SES. It makes one attempt a call: SES has no idempotency, so the SDK must not
 * retry a call whose response was lost. A throttled mail certainly wasn't sent, and is retried four times
 * within four seconds.
 */
export function sesSender<Mail extends OutgoingMail>(
  compose: (mail: Mail, frame: MailFrame) => Promise<Buffer>,
  { wait, random }: Backoff = { wait: setTimeout, random: Math.random },
): (mail: Mail) => Promise<SendOutcome> {
  const ses = stopAtDeadline(withoutSdkLogger(new SESClient({ maxAttempts: 1 })));
  const from = requireEnv('MAIL_FROM');
  const siteUrl = requireEnv('SITE_URL');
  const postalAddress = process.env['POSTAL_ADDRESS'] ?? '';
  const configurationSet = requireEnv('CONFIGURATION_SET');

  async function write(given: Mail): Promise<SendRawEmailCommand> {
    const { messageId, user } = given;
    const items = given.items.map(({ job, alert }) => ({ job, alert: withCurrentReason(user, job, alert) }));
    const message = { ...given, items };
    const about = message.items.map(({ job, alert }) => ({ jobId: job.jobID, title: alert.reason.title }));
    const links = await mailLinks(await linkSecret(), siteUrl, user.sub, about);
    return new SendRawEmailCommand({
      RawMessage: { Data: await compose(message, { from, siteUrl, links, postalAddress }) },
      Source: from,
      Destinations: [user.email],
      ConfigurationSetName: configurationSet,
      Tags: [
        { Name: 'message', Value: messageId },
        { Name: 'person', Value: user.sub },
        ...(message.seenAt === undefined ? [] : [{ Name: 'seen', Value: `${message.seenAt}` }]),
      ],
    });
  }

  async function send(command: SendRawEmailCommand, messageId: string, tries = 0): Promise<SendOutcome> {
    try {
      await ses.send(command);
      return 'accepted';
    } catch (error) {
      const outcome = outcomeOf(error);
      const retryWait = RETRY_WAITS[tries];
      if (outcome === 'throttled' && retryWait !== undefined) {
        await wait(retryWait * (0.5 + random() / 2));
        return send(command, messageId, tries + 1);
      }
      if (outcome === 'quotaExceeded') log.warn('the daily quota of mails is used up', { messageId });
      else log.warn('mail not accepted', { messageId, ...redactForLog(error) });
      return outcome;
    }
  }

  return async (message) => {
    const { messageId } = message;
    let command: SendRawEmailCommand;
    try {
      command = await write(message);
    } catch (error) {
      log.error('mail not written', { messageId, error: error as Error });
      return 'refused';
    }
    return send(command, messageId);
  };
}

/** SES has one error for its rate and its quota, and only the message differs. */
const isQuotaError = (error: unknown) => error instanceof Error && /daily message quota/i.test(error.message);

/** A 4xx means that SES did not take the message; after anything else it may have. */
function outcomeOf(error: unknown): SendOutcome {
  const info = awsErrorInfo(error);
  const status = info?.status ?? 0;
  // SES rejects this address for good; other errors may pass.
  if (info?.name === 'InvalidParameterValue') return 'failed';
  // https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
  if (info?.name.startsWith('Throttling')) return isQuotaError(error) ? 'quotaExceeded' : 'throttled';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unclear';
}
