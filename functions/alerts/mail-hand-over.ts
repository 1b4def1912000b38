import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { answerOf, loggable } from '../house/answered.ts';
import { environment } from '../house/environment.ts';
import { log } from '../house/log.ts';
import { unlogged } from '../house/unlogged.ts';
import type { HandOver, Outgoing } from './delivery.ts';
import { linkSecret } from './link-secret.ts';
import { mailLinks } from './links/mail-links.ts';
import { composeMail } from './mail/compose-mail.ts';

/**
 * Hands messages to SES. One attempt a call: SES knows no idempotency, so the SDK must not repeat a call whose
 * answer it did not get.
 */
export function mailHandOver(): (message: Outgoing) => Promise<HandOver> {
  const ses = unlogged(new SESClient({ maxAttempts: 1 }));
  const from = environment('MAIL_FROM');
  const siteUrl = environment('SITE_URL');
  const configurationSet = environment('CONFIGURATION_SET');

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
      ],
    });
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
    try {
      await ses.send(command);
      return 'accepted';
    } catch (error) {
      log.warn('mail not accepted', { messageId, ...loggable(error) });
      return outcomeOf(error);
    }
  };
}

/** A 4xx is the service saying that it did not take the message; after anything else it may have. */
function outcomeOf(error: unknown): HandOver {
  const answer = answerOf(error);
  const status = answer?.status ?? 0;
  // The address is none to this service, today and tomorrow; all else may pass.
  if (answer?.name === 'InvalidParameterValue') return 'failed';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unclear';
}
