import * as z from 'zod';
import { ActiveSubscription } from './user.ts';

/** What a person did to the subscription, or what became of it. */
const PlanEvent = z.enum(['started', 'planChanged', 'canceled', 'resumed', 'ended']);
export type PlanEvent = z.infer<typeof PlanEvent>;

/**
 * A mail that confirms one change of a subscription; its sort key is the version of the person's record with that change.
 * `subscription` is the state after it. `attemptedAt` is the last attempt to send it (epoch ms).
 */
export const PlanMail = z.object({
  pk: z.string(),
  sk: z.string(),
  state: z.enum(['due', 'sent', 'withheld', 'failed']),
  event: PlanEvent,
  subscription: ActiveSubscription,
  attemptedAt: z.number().nullable().default(null),
  expiresAt: z.number(),
});
export type PlanMail = z.infer<typeof PlanMail>;

/** The message of a plan mail, the same in each attempt. */
export const planMailMessageId = (sub: string, version: string): string => `plan-${sub}-${version}`;
