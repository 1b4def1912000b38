import { randomBytes, randomUUID } from 'node:crypto';
import type { AccountSettings } from '../../account/account-settings.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { SnsAdmin } from '../admin.ts';
import { eventsOf, suppressionReason } from './events.ts';
import type { SendQuota } from './quota.ts';
import type { SesRegistry } from './registry.ts';
import type { Submission } from './submission.ts';
import type { SuppressionList } from './suppression.ts';
import { validateSubmission } from './validation.ts';

export interface Deps {
  account: Pick<AccountSettings, 'ses'>;
  registry: SesRegistry;
  quota: SendQuota;
  suppression: SuppressionList;
  outbox: Outbox;
  publish: SnsAdmin['publish'];
}

/** The caller's name and the operation, which appear in events. */
export interface SendContext {
  caller: string;
  operation: string;
}

/** Returns the message id. Throws SES's AwsError when the account or the message doesn't permit it. */
export type SendMail = (submission: Submission, by: SendContext) => string;

/** Mails go to the outbox, their events to the topics of the configuration set. */
export function createMailSender({ account, registry, quota, suppression, outbox, publish }: Deps): SendMail {
  return (submission, { caller, operation }) => {
    const identity = validateSubmission(submission, registry, account.ses.sandbox);
    quota.consume(submission.recipients.length);
    const messageId = `0100${randomBytes(6).toString('hex')}-${randomUUID()}-000000`;
    const sentAt = new Date();
    const complete = { ...submission, headers: addSesHeaders(submission, messageId, sentAt) };
    const { subject, text, html } = submission;
    const headers = headersByName(complete.headers);
    const reasons = registry.suppressedReasons(submission.configurationSet);
    const suppressed = submission.recipients.filter((address) => suppression.has(address, reasons));
    for (const to of submission.recipients.filter((address) => !suppressed.includes(address)))
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
    for (const address of submission.recipients) {
      const reason = suppressionReason(address);
      if (reason !== null && reasons.includes(reason)) suppression.add(address, reason);
    }
    const { configurationSet } = submission;
    if (configurationSet === null) return messageId;
    const about = { messageId, sentAt, submission: complete, suppressed };
    const sent = { ...about, identity, configurationSet, caller, operation };
    for (const event of eventsOf(sent))
      for (const topic of registry.topicsFor(configurationSet, event.eventType))
        publish(topic, JSON.stringify(event), 'Amazon SES Email Event Notification');
    return messageId;
  };
}

/** SES replaces the Message-ID and adds a missing Date. */
function addSesHeaders({ headers }: Submission, messageId: string, sentAt: Date): Submission['headers'] {
  const others = headers.filter(({ name }) => name.toLowerCase() !== 'message-id');
  const hasDate = others.some(({ name }) => name.toLowerCase() === 'date');
  return [
    ...others,
    ...(hasDate ? [] : [{ name: 'Date', value: sentAt.toUTCString() }]),
    { name: 'Message-ID', value: `<${messageId}@email.amazonses.com>` },
  ];
}

function headersByName(headers: Submission['headers']): Record<string, string> {
  const byName: Record<string, string> = {};
  for (const { name, value } of headers)
    byName[name] = byName[name] === undefined ? value : `${byName[name]}, ${value}`;
  return byName;
}
