import * as z from 'zod';

/**
 * The wish to be deleted, which stays until nothing can come after it: `erasedAt` is when all was removed for the first
 * time.
 */
export const DeletionRequest = z.object({
  pk: z.string(),
  sk: z.string(),
  since: z.string(),
  erasedAt: z.string().nullable().default(null),
});
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/**
 * What stays of a deleted account (docs/decisions/0014), for the next one of the same e-mail: how many of the free alerts
 * were spent, and whether the mail service must not send there.
 */
export const AccountTombstone = z.object({
  spent: z.number().default(0),
  emailState: z.enum(['bounced', 'complained']).nullable().default(null),
});
export type AccountTombstone = z.infer<typeof AccountTombstone>;
