import * as z from 'zod';
import { Alert } from './alert.ts';

/**
 * An account's one welcome mail. `alerts` are what the ledger gets when it is sent, and empty once it is
 * settled; `matching` counts the jobs of today and yesterday that matched. `attemptedAt` is the last attempt
 * to send it (epoch ms).
 */
export const Welcome = z.object({
  pk: z.string(),
  sk: z.string(),
  state: z.enum(['due', 'sent', 'withheld', 'failed']),
  alerts: z.array(Alert).default([]),
  matching: z.number(),
  attemptedAt: z.number().nullable().default(null),
  expiresAt: z.number(),
});
export type Welcome = z.infer<typeof Welcome>;

/** The message of an account's one welcome mail, the same in each attempt. */
export const welcomeMessageId = (sub: string): string => `welcome-${sub}`;
