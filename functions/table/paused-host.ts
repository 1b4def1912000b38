import * as z from 'zod';

/** An ATS host that asked us to wait until a time. `expiresAt` is in epoch seconds. */
export const PausedHost = z.object({
  pk: z.string(),
  sk: z.string(),
  until: z.iso.datetime(),
  expiresAt: z.number(),
});
export type PausedHost = z.infer<typeof PausedHost>;
