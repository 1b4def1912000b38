import * as z from 'zod';
import type { DeliveryEvent } from './delivery-event.ts';

const tag = z.tuple([z.string()]).rest(z.string());

/** The feedback type is that of RFC 5965 and its registry at IANA; providers may leave it out. */
const complaint = z.object({ complaintFeedbackType: z.string().nullish() }).nullish().catch(undefined);

/** Reports that SES passes on as complaints, though nobody complains: 'not-spam' says the opposite. */
const NO_COMPLAINTS = new Set(['not-spam', 'auth-failure', 'dmarc']);

const isComplaint = (stated: z.infer<typeof complaint>): boolean =>
  !NO_COMPLAINTS.has(stated?.complaintFeedbackType?.toLowerCase() ?? '');

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
  complaint,
});
export type MailEvent = z.infer<typeof MailEvent>;

/** The failure of a mail without our tags, such as one of the user pool's codes. */
export const UntaggedFailure = z.object({
  eventType: z.enum(['Bounce', 'Complaint', 'Reject']),
  mail: z.object({ messageId: z.string() }),
  complaint: complaint.refine(isComplaint),
});

/** Parses an event about a mail. Only a permanent bounce and a rejection are failures: others may pass. */
export function parseMailEvent({ eventType, mail, ...details }: MailEvent): DeliveryEvent {
  const { timestamp: at, tags } = mail;
  const { bounce, delivery } = details;
  const event = { channel: 'mail', messageId: tags.message[0], sub: tags.person[0] } as const;
  if (eventType === 'Send') return { ...event, reports: {} };
  if (eventType === 'Delivery') {
    const deliveredAt = delivery?.timestamp ?? at;
    const latency = tags.seen ? { latencyMs: Date.parse(deliveredAt) - Number(tags.seen[0]) } : {};
    return { ...event, reports: { deliveredAt }, ...latency };
  }
  if (eventType === 'Reject') return { ...event, reports: { rejectedAt: at, mailFailedAt: at } };
  if (eventType === 'Complaint')
    return isComplaint(details.complaint)
      ? { ...event, reports: { complainedAt: at }, state: 'complained' }
      : { ...event, reports: {} };
  if (bounce?.bounceType !== 'Permanent') return { ...event, reports: { bouncedAt: at } };
  return { ...event, reports: { bouncedAt: at, mailFailedAt: at }, state: 'bounced' };
}
