import * as z from 'zod';
import { JOB_TYPES, ROLES } from './codes.ts';
import { Place } from './user.ts';

const entry = {
  pk: z.string(),
  sk: z.string(),
  jobId: z.string(),
  detected: z.string(),
  expiresAt: z.number(),
};

/** One entry of the log behind the public listing: a job as it stood then, or that it has closed. */
export const ListingEntry = z.union([
  z.object({
    ...entry,
    closed: z.undefined().optional(),
    title: z.string(),
    company: z.string(),
    role: z.enum(ROLES),
    jobType: z.enum(JOB_TYPES),
    remote: z.boolean(),
    specializations: z.array(z.string()),
    places: z.array(Place),
  }),
  z.object({ ...entry, closed: z.literal(true) }),
]);
export type ListingEntry = z.infer<typeof ListingEntry>;
