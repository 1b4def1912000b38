import * as z from 'zod';

/**
 * A registered board (an employer's job board at an applicant-tracking system) and its last reading.
 * `id` is '<ats>:<slug>'. `unsettled`: a posting is missing once and waits for a second reading that agrees.
 */
export const Board = z.object({
  pk: z.string(),
  sk: z.string(),
  ats: z.string(),
  slug: z.string(),
  company: z.string().default(''),
  favourite: z.boolean().default(false),
  paused: z.boolean().default(false),
  dueAt: z.string(),
  checkedAt: z.string().nullable().default(null),
  readAt: z.string().nullable().default(null),
  lastNewAt: z.string().nullable().default(null),
  outcome: z.enum(['never', 'read', 'unchanged', 'suspect', 'failed']).default('never'),
  message: z.string().default(''),
  failures: z.number().default(0),
  postings: z.number().default(0),
  etag: z.string().default(''),
  bodyHash: z.string().default(''),
  unsettled: z.boolean().default(false),
  suspectSince: z.string().nullable().default(null),
  /** The last outcomes, a mark each, newest last: functions/feeds/registry/health.ts. */
  trend: z.string().default(''),
});
export type Board = z.infer<typeof Board>;

/** What was last seen of one posting; `hash` is of everything of it that we keep. */
export const PostingSeen = z.object({
  pk: z.string(),
  sk: z.string(),
  jobId: z.string(),
  hash: z.string(),
  missed: z.boolean().default(false),
  closed: z.boolean().default(false),
  left: z.string().default(''),
});
export type PostingSeen = z.infer<typeof PostingSeen>;
