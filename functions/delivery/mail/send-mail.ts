import { setTimeout } from 'node:timers/promises';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { awsErrorInfo, redactForLog } from '../../platform/aws-error.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { withoutSdkLogger } from '../../platform/without-sdk-logger.ts';
import type { HandOver, Outgoing } from '../delivery.ts';
import { linkSecret } from '../links/link-secret.ts';
import { mailLinks } from '../links/mail-links.ts';
import { composeMail } from './compose-mail.ts';

/** The longest waits before a mail that SES throttles is tried again, in milliseconds. */
const BACKOFF = [250, 500, 1_000, 2_000] as const;

/** How a mail waits before it is tried again, and what its jitter is drawn from. */
export interface Patience {
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly random: () => number;
}

/**
 * Hands messages to SES. One attempt a call: SES knows no idempotency, so the SDK must not repeat a call whose
 * answer it did not get. A throttle is an answer, and tried again four times within as many seconds.
 */
export function mailHandOver(
  { wait, random }: Patience = { wait: setTimeout, random: Math.random },
): (message: Outgoing) => Promise<HandOver> {
  const ses = withoutSdkLogger(new SESClient({ maxAttempts: 1 }));
  const from = requireEnv('MAIL_FROM');
  const siteUrl = requireEnv('SITE_URL');
  const configurationSet = requireEnv('CONFIGURATION_SET');

  async function write(message: Outgoing): Promise<SendRawEmailCommand> {
    const { messageId, user } = message;
    const about = message.items.map(({ job, alert }) => ({ jobId: job.jobID, title: alert.reason.title }));
    const links = await mailLinks(await linkSecret(), siteUrl, user.sub, about);
    return new SendRawEmailCommand({
      RawMessage: { Data: await composeMail(message, { from, siteUrl, links }) },
      Source: from,
      Destinations: [user.email],
      ConfigurationSetName: configurationSet,
      Tags: [
        { Name: 'message', Value: messageId },
        { Name: 'person', Value: user.sub },
        ...(message.seen === undefined ? [] : [{ Name: 'seen', Value: `${message.seen}` }]),
      ],
    });
  }

  async function send(command: SendRawEmailCommand, messageId: string, tries = 0): Promise<HandOver> {
    try {
      await ses.send(command);
      return 'accepted';
    } catch (error) {
      const outcome = outcomeOf(error);
      const backoff = BACKOFF[tries];
      if (outcome === 'throttled' && backoff !== undefined) {
        await wait(backoff * (0.5 + random() / 2));
        return send(command, messageId, tries + 1);
      }
      if (outcome === 'overQuota') log.warn('the daily quota of mails is used up', { messageId });
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

/** SES has one error for its rate and its quota, which only its message tells apart. */
const isOverQuota = (error: unknown) => error instanceof Error && /daily message quota/i.test(error.message);

/** A 4xx is the service saying that it did not take the message; after anything else it may have. */
function outcomeOf(error: unknown): HandOver {
  const answer = awsErrorInfo(error);
  const status = answer?.status ?? 0;
  // The address is none to this service, today and tomorrow; all else may pass.
  if (answer?.name === 'InvalidParameterValue') return 'failed';
  // https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
  if (answer?.name.startsWith('Throttling')) return isOverQuota(error) ? 'overQuota' : 'throttled';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unclear';
}
