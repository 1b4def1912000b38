import { z } from 'zod';
import type { OutboxMessage } from '../outbox/outbox.ts';
import type { CloudServices } from '../services/cloud-services.ts';

const poolProperties = z.object({
  EmailConfiguration: z
    .object({ EmailSendingAccount: z.string().optional(), ConfigurationSet: z.string().optional() })
    .default({}),
});

/**
 * Mail of a pool with `EmailSendingAccount: DEVELOPER` goes through the account's SES, which may throw. Other mail and
 * texts go to the outbox.
 */
export function createPoolMailer(
  pool: unknown,
  { outbox, sendMail }: Pick<CloudServices, 'outbox' | 'sendMail'>,
): (message: OutboxMessage) => void {
  const { EmailConfiguration: email } = poolProperties.parse(pool);
  return (message) => {
    const { channel, to, subject, text, html, headers } = message;
    if (channel === 'text' || email.EmailSendingAccount !== 'DEVELOPER') return outbox.add(message);
    const submission = {
      from: headers['From'] ?? '',
      recipients: [to],
      subject,
      text,
      html,
      tags: {},
      configurationSet: email.ConfigurationSet ?? null,
      headers: Object.entries({ ...headers, To: to, Subject: subject ?? '' }).map(([name, value]) => ({
        name,
        value,
      })),
    };
    sendMail(submission, { caller: 'cognito-idp.amazonaws.com', operation: 'SendEmail' });
  };
}
