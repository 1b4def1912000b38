import * as z from 'zod';
import type { DeliveryEvent } from './delivery-event.ts';

const tag = z.tuple([z.string()]).rest(z.string());

/**
 * An event of the mail service about a message of ours, as published to its topic.
 * Source: Amazon SES, "Examples of event data that Amazon SES publishes".
 */
export const ProviderEvent = z.object({
  eventType: z.enum(['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject']),
  mail: z.object({
    timestamp: z.string(),
    tags: z.object({ message: tag, person: tag, seen: tag.optional() }),
  }),
  delivery: z.object({ timestamp: z.string() }).optional(),
  bounce: z.object({ bounceType: z.string() }).optional(),
});
export type ProviderEvent = z.infer<typeof ProviderEvent>;

/** That a mail without our tags did not arrive or was not wanted: one of the user pool's codes, for example. */
export const ForeignFailure = z.object({
  eventType: z.enum(['Bounce', 'Complaint', 'Reject']),
  mail: z.object({ messageId: z.string() }),
});

/** Translates an event of the mail service. Only a permanent bounce and a rejection are failures: the rest may pass. */
export function mailEvent({ eventType, mail, bounce, delivery }: ProviderEvent): DeliveryEvent {
  const { timestamp: at, tags } = mail;
  const event = { channel: 'mail', messageId: tags.message[0], sub: tags.person[0] } as const;
  if (eventType === 'Send') return { ...event, reports: {} };
  if (eventType === 'Delivery') {
    const deliveredAt = delivery?.timestamp ?? at;
    const took = tags.seen ? { took: Date.parse(deliveredAt) - Number(tags.seen[0]) } : {};
    return { ...event, reports: { deliveredAt }, ...took };
  }
  if (eventType === 'Reject') return { ...event, reports: { rejectedAt: at, mailFailedAt: at } };
  if (eventType === 'Complaint') return { ...event, reports: { complainedAt: at }, state: 'complained' };
  if (bounce?.bounceType !== 'Permanent') return { ...event, reports: { bouncedAt: at } };
  return { ...event, reports: { bouncedAt: at, mailFailedAt: at }, state: 'bounced' };
}
