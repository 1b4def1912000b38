import { randomBytes, randomUUID } from 'node:crypto';
import type { AccountSettings } from '../../account/account-settings.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { SnsAdmin } from '../admin.ts';
import { eventsOf } from './events.ts';
import type { SendQuota } from './quota.ts';
import type { SesRegistry } from './registry.ts';
import type { Submission } from './submission.ts';
import { checkSubmission } from './validation.ts';

/** What SES sends with, and hands messages and events to. */
export interface SesDependencies {
  account: Pick<AccountSettings, 'ses'>;
  registry: SesRegistry;
  quota: SendQuota;
  outbox: Outbox;
  publish: SnsAdmin['publish'];
}

/** Who sends, by name, and with which operation: the events say so. */
export interface SentBy {
  caller: string;
  operation: string;
}

/** Sends a mail and gives its message id; throws the AwsError with which SES refuses it. */
export type SendMail = (submission: Submission, by: SentBy) => string;

/** Sends to the outbox, and the events of each mail to the topics of its configuration set. */
export function mailSender({ account, registry, quota, outbox, publish }: SesDependencies): SendMail {
  return (submission, { caller, operation }) => {
    const identity = checkSubmission(submission, registry, account.ses.sandbox);
    quota.take(submission.recipients.length);
    const messageId = `0100${randomBytes(6).toString('hex')}-${randomUUID()}-000000`;
    const sentAt = new Date();
    const complete = { ...submission, headers: withOwnHeaders(submission, messageId, sentAt) };
    const { subject, text, html } = submission;
    const headers = joined(complete.headers);
    for (const to of submission.recipients)
      outbox.add({
        id: messageId,
        channel: 'email',
        to,
        subject,
        text,
        html,
        headers,
        sentAt: sentAt.toISOString(),
      });
    const configurationSet = submission.configurationSet ?? registry.defaultSetOf(identity);
    if (configurationSet === null) return messageId;
    const sent = { messageId, sentAt, submission: complete, identity, configurationSet, caller, operation };
    for (const event of eventsOf(sent))
      for (const topic of registry.topicsFor(configurationSet, event.eventType))
        publish(topic, JSON.stringify(event), 'Amazon SES Email Event Notification');
    return messageId;
  };
}

/** SES writes its own Message-ID over any other, and a Date where there is none. */
function withOwnHeaders({ headers }: Submission, messageId: string, sentAt: Date): Submission['headers'] {
  const others = headers.filter(({ name }) => name.toLowerCase() !== 'message-id');
  const dated = others.some(({ name }) => name.toLowerCase() === 'date');
  return [
    ...others,
    ...(dated ? [] : [{ name: 'Date', value: sentAt.toUTCString() }]),
    { name: 'Message-ID', value: `<${messageId}@email.amazonses.com>` },
  ];
}

function joined(headers: Submission['headers']): Record<string, string> {
  const byName: Record<string, string> = {};
  for (const { name, value } of headers)
    byName[name] = byName[name] === undefined ? value : `${byName[name]}, ${value}`;
  return byName;
}
