import * as z from 'zod';

/**
 * A request to delete an account. It stays until nothing in flight can write about the person any more; `erasedAt` is
 * when everything was first removed.
 */
export const DeletionRequest = z.object({
  pk: z.string(),
  sk: z.string(),
  since: z.string(),
  erasedAt: z.string().nullable().default(null),
});
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/**
 * The remains of a deleted account, for the next one with the same e-mail (docs/decisions/0014): the number of free
 * alerts spent, and whether the address is suppressed.
 */
export const AccountTombstone = z.object({
  spent: z.number().default(0),
  emailState: z.enum(['bounced', 'complained']).nullable().default(null),
});
export type AccountTombstone = z.infer<typeof AccountTombstone>;
