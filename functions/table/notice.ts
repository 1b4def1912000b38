import * as z from 'zod';
import { ActiveSubscription } from './user.ts';

/** A change of a subscription: one that the person made, or its end. */
const PlanEvent = z.enum(['started', 'planChanged', 'canceled', 'resumed', 'ended']);
export type PlanEvent = z.infer<typeof PlanEvent>;

/** The news in a notice: a change of the subscription, with its state after it, or a job that was withdrawn. */
const NoticeContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), event: PlanEvent, subscription: ActiveSubscription }),
  z.object({ kind: z.literal('withdrawal'), jobTitle: z.string(), company: z.string() }),
]);
export type NoticeContent = z.infer<typeof NoticeContent>;

/**
 * A mail about the account or a past alert, which is sent once and isn't charged. Its sort key is the version
 * of the person's record with a change of the subscription, or an id of what was withdrawn. `attemptedAt` is
 * the last attempt to send it (epoch ms).
 */
export const Notice = z.object({
  pk: z.string(),
  sk: z.string(),
  state: z.enum(['due', 'sent', 'withheld', 'failed']),
  content: NoticeContent,
  attemptedAt: z.number().nullable().default(null),
  expiresAt: z.number(),
});
export type Notice = z.infer<typeof Notice>;

/** How long a notice is kept, in seconds: far longer than it is retried. */
const RETENTION = 90 * 86_400;

/** Returns a notice that is still to be sent. */
export const dueNotice = (key: Pick<Notice, 'pk' | 'sk'>, content: NoticeContent, at: Date): Notice => ({
  ...key,
  state: 'due',
  content,
  attemptedAt: null,
  expiresAt: Math.floor(at.getTime() / 1000) + RETENTION,
});

/** The message of a notice, the same in each attempt. */
export const noticeMessageId = (sub: string, id: string): string => `notice-${sub}-${id}`;
