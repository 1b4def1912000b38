import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { environment } from '../house/environment.ts';
import { log } from '../house/log.ts';
import type { HandOver, Outgoing } from './delivery.ts';
import { linkSecret } from './link-secret.ts';
import { signLink } from './link-token.ts';
import { composeMail } from './mail/compose-mail.ts';

/** Refusals by which the provider says that it certainly did not take the message. */
const REFUSED =
  /Throttling|TooManyRequests|MessageRejected|NotVerified|SendingPaused|AccessDenied|InvalidParameter|ConfigurationSet/;

/**
 * Hands messages to SES. One attempt a call: SES knows no idempotency, so the SDK must not repeat a call whose
 * answer it did not get.
 */
export function mailHandOver(): (message: Outgoing) => Promise<HandOver> {
  const ses = new SESClient({ maxAttempts: 1 });
  const from = environment('MAIL_FROM');
  const siteUrl = environment('SITE_URL');
  const configurationSet = environment('CONFIGURATION_SET');
  return async (message) => {
    const { messageId, user } = message;
    const token = await signLink(await linkSecret(), { sub: user.sub, channel: 'email' });
    const raw = await composeMail(message, {
      from,
      siteUrl,
      unsubscribeUrl: `${siteUrl}/unsubscribe?token=${token}`,
    });
    try {
      await ses.send(
        new SendRawEmailCommand({
          RawMessage: { Data: raw },
          Source: from,
          Destinations: [user.email],
          ConfigurationSetName: configurationSet,
          Tags: [
            { Name: 'message', Value: messageId },
            { Name: 'person', Value: user.sub },
          ],
        }),
      );
      return 'accepted';
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      log.warn('mail not accepted', { messageId, error: error as Error });
      return REFUSED.test(name) ? 'refused' : 'unclear';
    }
  };
}
