import * as z from 'zod';

const tag = z.tuple([z.string()]).rest(z.string());

/**
 * An event of the mail service about a message of ours, as published to its topic.
 * Source: Amazon SES, "Examples of event data that Amazon SES publishes".
 */
export const ProviderEvent = z.object({
  eventType: z.enum(['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject']),
  mail: z.object({ timestamp: z.string(), tags: z.object({ message: tag, person: tag }) }),
  bounce: z.object({ bounceType: z.string() }).optional(),
});
export type ProviderEvent = z.infer<typeof ProviderEvent>;

/** That a mail without our tags did not arrive or was not wanted: one of the user pool's codes, for example. */
export const ForeignFailure = z.object({
  eventType: z.enum(['Bounce', 'Complaint', 'Reject']),
  mail: z.object({ messageId: z.string() }),
});

/**
 * What an event means for us: the channel's new state, if it changes, and whether the charge is taken back, because
 * nothing will ever be delivered of the message.
 */
export function verdictOf({ eventType, mail, bounce }: ProviderEvent) {
  const bounced = eventType === 'Bounce' && bounce?.bounceType === 'Permanent';
  const state = bounced ? 'bounced' : eventType === 'Complaint' ? 'complained' : undefined;
  return {
    messageId: mail.tags.message[0],
    sub: mail.tags.person[0],
    at: mail.timestamp,
    state,
    refund: bounced || eventType === 'Reject',
  } as const;
}
