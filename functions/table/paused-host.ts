import * as z from 'zod';

/** A vendor's host that asked us to wait, and until when. `expiresAt`, in seconds, has the row removed some time after. */
export const PausedHost = z.object({
  pk: z.string(),
  sk: z.string(),
  until: z.iso.datetime(),
  expiresAt: z.number(),
});
export type PausedHost = z.infer<typeof PausedHost>;
