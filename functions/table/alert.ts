import * as z from 'zod';

/** Why a job concerns a person: what of the profile met what of the job. */
export const Reason = z.object({
  /** The saved title that the job's title names; empty where it is a dream company's job. */
  title: z.string(),
  /** The person's own place, or the kind of remote, that contains one of the job's. */
  place: z.string(),
  /** The job type when both sides name one, else empty. */
  jobType: z.string(),
  /** A sentence for the mail. */
  words: z.string(),
});
export type Reason = z.infer<typeof Reason>;

/**
 * A row of the ledger. pending: due or deferred; sent: accepted by a provider; dropped: no longer fits or the
 * posting has closed; held: the person cannot be alerted (no free alert left, no channel); failed: every channel
 * refused the message for good.
 */
export const Alert = z.object({
  pk: z.string(),
  sk: z.string(),
  state: z.enum(['pending', 'sent', 'dropped', 'held', 'failed']),
  why: z.string().default(''),
  reason: Reason,
  matchedAt: z.string(),
  sentAt: z.string().nullable().default(null),
  messageId: z.string().nullable().default(null),
  /** When the person opened the job from the alerts page, and said that it is not relevant; not there until then. */
  openedAt: z.string().nullish(),
  notRelevantAt: z.string().nullish(),
  /** When the subscription began with which this is told, having been missed before; absent of all else. */
  catchUp: z.string().optional(),
  expiresAt: z.number(),
});
export type Alert = z.infer<typeof Alert>;

/** The messages of a day of the person's own time zone, YYYY-MM-DD: how many, and when the last (milliseconds). */
const DailyMessages = z.object({ localDay: z.string(), begun: z.number(), at: z.number() });
export type DailyMessages = z.infer<typeof DailyMessages>;

/**
 * The last message a person was, or is about to be, sent. Settled once one of its alerts bears it as sent.
 * `at` (milliseconds) and `attempt` are of the last hand-over that was begun; `before`: the day's messages without it.
 */
const Lease = z.object({
  messageId: z.string(),
  jobIds: z.array(z.string()),
  at: z.number(),
  attempt: z.string(),
  before: DailyMessages.nullable().default(null),
});
export type Lease = z.infer<typeof Lease>;

/** The texts of a day of the person's own time zone, YYYY-MM-DD: how many have been begun, the latest for which message. */
export const DailyTexts = z.object({ localDay: z.string(), begun: z.number(), latest: z.string() });
export type DailyTexts = z.infer<typeof DailyTexts>;

/**
 * The meter: the messages charged to the free alerts (so what is left is 10 less their number, by construction),
 * the earliest time of the next message (milliseconds), the lease of the last one, and the day's messages and texts.
 */
export const Meter = z.object({
  charged: z.set(z.string()).default(new Set<string>()),
  nextAt: z.number().default(0),
  lease: Lease.nullable().default(null),
  messages: DailyMessages.nullable().default(null),
  texts: DailyTexts.nullable().default(null),
});
export type Meter = z.infer<typeof Meter>;

/**
 * What the providers have reported of a message, and when; the row is there once they have reported anything. A channel
 * has failed when it will deliver nothing any more. `textFailure`: the service's event type; `textAlone`: no mail went along.
 */
export const DeliveryReports = z.object({
  deliveredAt: z.string().optional(),
  bouncedAt: z.string().optional(),
  complainedAt: z.string().optional(),
  rejectedAt: z.string().optional(),
  mailFailedAt: z.string().optional(),
  textDeliveredAt: z.string().optional(),
  textFailedAt: z.string().optional(),
  textFailure: z.string().optional(),
  textAlone: z.boolean().optional(),
});
export type DeliveryReports = z.infer<typeof DeliveryReports>;
