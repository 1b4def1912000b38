import { randomUUID } from 'node:crypto';
import type { Outbox } from '../../outbox/outbox.ts';

/** The e-mail subscriptions of topics. On AWS each waits until its address has confirmed it; here it has. */
export interface EmailSubscriptions {
  add(topicArn: string, address: string): void;
  /** Puts a message to a topic into the outbox of everybody who has subscribed to it by e-mail. */
  deliver(topicArn: string, message: string, subject: string | undefined): void;
}

/** Makes the register of subscriptions; it is filled anew at each start, from the template. */
export function openEmailSubscriptions(outbox: Pick<Outbox, 'add'>): EmailSubscriptions {
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
