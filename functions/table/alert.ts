import * as z from 'zod';
import { ALERT_ANSWERS } from './codes.ts';

/** Why a job matches a person. */
export const Reason = z.object({
  /** The saved title that matches the job's title; empty for a job at a dream company. */
  title: z.string(),
  /** The person's place, or kind of remote work, that contains one of the job's. */
  place: z.string(),
  /** The job type if both the person and the job have one, else empty. */
  jobType: z.string(),
  /** The reason as a sentence in the e-mail. */
  words: z.string(),
  /** The news about a job that was posted before, such as 'Now also in Austin, TX'; empty for a new job. */
  change: z.string().default(''),
});
export type Reason = z.infer<typeof Reason>;

/**
 * One job for one person. Pending: due or deferred. Sent: a provider accepted the message. Dropped: the job
 * no longer matches or has closed. Withheld: the person can't be alerted (no free alert left, or no channel).
 * Failed: every channel permanently refused the message.
 */
export const Alert = z.object({
  pk: z.string(),
  sk: z.string(),
  state: z.enum(['pending', 'sent', 'dropped', 'withheld', 'failed']),
  why: z.string().default(''),
  reason: Reason,
  matchedAt: z.string(),
  /**
   * The job's employer, and how many words of the matching title are in the job's: messages with too little
   * room go by them.
   */
  employer: z.string().default(''),
  closeness: z.number().default(0),
  /** The job's requirements, as `encodeAsks` writes them. */
  asks: z.string().default(''),
  sentAt: z.string().nullable().default(null),
  messageId: z.string().nullable().default(null),
  /** When the person opened the job from the alerts page, and when they marked it as not relevant. */
  openedAt: z.string().optional(),
  notRelevantAt: z.string().optional(),
  /** Why it wasn't relevant, as the person last answered, and when they first did. */
  answer: z.enum(ALERT_ANSWERS).optional(),
  answeredAt: z.string().optional(),
  /** When the subscription began whose catch-up includes this alert; absent for all other alerts. */
  catchUp: z.string().optional(),
  expiresAt: z.number(),
});
export type Alert = z.infer<typeof Alert>;

/** How many messages were begun on a day (YYYY-MM-DD in the person's time zone), and when the last one (epoch ms). */
const DailyMessages = z.object({ localDay: z.string(), begun: z.number(), at: z.number() });
export type DailyMessages = z.infer<typeof DailyMessages>;

/**
 * The digest that alerts up to the job id `to` wait for, because a message had no room for them, and when it
 * goes (epoch ms).
 */
const NextDigest = z.object({ at: z.number(), to: z.string() });
export type NextDigest = z.infer<typeof NextDigest>;

/**
 * The claim on a person's meter for their last message. It is settled once one of its alerts is sent. `at`
 * (epoch ms) and `attempt` belong to the last attempt to send it; `before` counts the day's messages without
 * it, and `digestBefore` and `leftBefore` are the meter's `digest` and `leftUntil` without it.
 */
const Lease = z.object({
  messageId: z.string(),
  jobIds: z.array(z.string()),
  at: z.number(),
  attempt: z.string(),
  before: DailyMessages.nullable().default(null),
  digestBefore: NextDigest.nullable().default(null),
  leftBefore: z.string().default(''),
});
export type Lease = z.infer<typeof Lease>;

/** How many texts were begun on a day (YYYY-MM-DD in the person's time zone), and the message of the latest. */
export const DailyTexts = z.object({ localDay: z.string(), begun: z.number(), latest: z.string() });
export type DailyTexts = z.infer<typeof DailyTexts>;

/**
 * A person's free-alert meter. `charged` holds the ids of messages charged to the free alerts, so a repeated
 * charge counts once. `nextAt` is the earliest time of the next message (epoch ms). `dueAt` is the minute of
 * the person's due row (epoch ms), or null if no alert waits. No alert with a job id below `waitingFrom`
 * waits. The due row is for alerts up to the job id `waitingTo`, or for all of them if that is null.
 *
 * Alerts that a message had no room for wait for `digest`. Those that a digest had no room for, the pending
 * alerts matched until `leftUntil` (ISO 8601), stay on the alerts page and wait for nothing.
 */
export const Meter = z.object({
  charged: z.set(z.string()).default(new Set<string>()),
  nextAt: z.number().default(0),
  dueAt: z.number().nullable().default(null),
  waitingFrom: z.string().default(''),
  waitingTo: z.string().nullable().default(null),
  digest: NextDigest.nullable().default(null),
  leftUntil: z.string().default(''),
  lease: Lease.nullable().default(null),
  messages: DailyMessages.nullable().default(null),
  texts: DailyTexts.nullable().default(null),
});
export type Meter = z.infer<typeof Meter>;

/** A due row that is not worked an hour after its minute no longer counts, in milliseconds. */
const OVERDUE = 60 * 60_000;

/** Returns the minute in which a person's waiting alerts are looked at (epoch ms), or null if none is set. */
export const currentDueAt = ({ dueAt }: Pick<Meter, 'dueAt'>, now: number): number | null =>
  dueAt !== null && now - dueAt < OVERDUE ? dueAt : null;

/** Whether a pending alert waits for the person's due row, so that nothing has to be done for it until then. */
export const isCovered = (
  meter: Pick<Meter, 'dueAt' | 'waitingFrom' | 'waitingTo'>,
  jobId: string,
  now: number,
): boolean =>
  currentDueAt(meter, now) !== null &&
  jobId >= meter.waitingFrom &&
  (meter.waitingTo === null || jobId <= meter.waitingTo);

/**
 * The delivery events of a message, with their times. A channel has failed if it can't deliver the message
 * any more. `textFailure` says why the text failed, as a sentence; `textAlone` is true if nothing else was
 * sent. `pushedAt` is when a push service accepted the message, which is all that is ever known about a push.
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
  pushedAt: z.string().optional(),
});
export type DeliveryReports = z.infer<typeof DeliveryReports>;
