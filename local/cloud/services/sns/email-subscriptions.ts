import { randomUUID } from 'node:crypto';
import type { Outbox } from '../../outbox/outbox.ts';

/** The e-mail subscriptions of topics. On AWS each waits for a confirmation; here all are confirmed. */
export interface EmailSubscriptions {
  add(topicArn: string, address: string): void;
  /** Puts a message into the outbox for each subscriber of the topic. */
  deliver(topicArn: string, message: string, subject: string | undefined): void;
}

export function createEmailSubscriptions(outbox: Pick<Outbox, 'add'>): EmailSubscriptions {
  const byTopic = new Map<string, Set<string>>();
  return {
    add(topicArn, address) {
      byTopic.set(topicArn, (byTopic.get(topicArn) ?? new Set()).add(address));
    },
    deliver(topicArn, message, subject = 'AWS Notification Message') {
      for (const to of byTopic.get(topicArn) ?? [])
        outbox.add({
          id: randomUUID(),
          channel: 'email',
          to,
          subject,
          text: message,
          html: null,
          headers: { From: 'AWS Notifications <no-reply@sns.amazonaws.com>', To: to, Subject: subject },
          sentAt: new Date().toISOString(),
        });
    },
  };
}
