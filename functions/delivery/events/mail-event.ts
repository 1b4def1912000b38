import * as z from 'zod';
import type { DeliveryEvent } from './delivery-event.ts';

const tag = z.tuple([z.string()]).rest(z.string());

/**
 * An event about one of our messages, as SES publishes it to its topic.
 * Source: Amazon SES, "Examples of event data that Amazon SES publishes".
 */
export const MailEvent = z.object({
  eventType: z.enum(['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject']),
  mail: z.object({
    timestamp: z.string(),
    tags: z.object({ message: tag, person: tag, seen: tag.optional() }),
  }),
  delivery: z.object({ timestamp: z.string() }).optional(),
  bounce: z.object({ bounceType: z.string() }).optional(),
});
export type MailEvent = z.infer<typeof MailEvent>;

/** The failure of a mail without our tags, such as one of the user pool's codes. */
export const UntaggedFailure = z.object({
  eventType: z.enum(['Bounce', 'Complaint', 'Reject']),
  mail: z.object({ messageId: z.string() }),
});

/** Parses an event about a mail. Only a permanent bounce and a rejection are failures: others may pass. */
export function parseMailEvent({ eventType, mail, bounce, delivery }: MailEvent): DeliveryEvent {
  const { timestamp: at, tags } = mail;
  const event = { channel: 'mail', messageId: tags.message[0], sub: tags.person[0] } as const;
  if (eventType === 'Send') return { ...event, reports: {} };
  if (eventType === 'Delivery') {
    const deliveredAt = delivery?.timestamp ?? at;
    const latency = tags.seen ? { latencyMs: Date.parse(deliveredAt) - Number(tags.seen[0]) } : {};
    return { ...event, reports: { deliveredAt }, ...latency };
  }
  if (eventType === 'Reject') return { ...event, reports: { rejectedAt: at, mailFailedAt: at } };
  if (eventType === 'Complaint') return { ...event, reports: { complainedAt: at }, state: 'complained' };
  if (bounce?.bounceType !== 'Permanent') return { ...event, reports: { bouncedAt: at } };
  return { ...event, reports: { bouncedAt: at, mailFailedAt: at }, state: 'bounced' };
}
