import * as z from 'zod';

/**
 * How a board posts, as its readings have shown: `seen` is a count of its postings as of `at` in which older ones weigh
 * less, told apart in `hours` by the eight parts of the UTC day and in `weekend` by Saturday and Sunday; `since` is
 * when it began. All empty until the board was read: functions/ingestion/registry/learn.ts.
 */
export const PostingPattern = z.object({
  since: z.string().default(''),
  at: z.string().default(''),
  seen: z.number().default(0),
  hours: z.array(z.number()).default([]),
  weekend: z.number().default(0),
});
export type PostingPattern = z.infer<typeof PostingPattern>;

/**
 * A registered board (an employer's job board at an applicant-tracking system) and its last reading.
 * `sk` is '<ats>:<slug>'. `unsettled`: a posting is missing once and waits for a second reading that agrees.
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
  /** The last outcomes, a mark each, newest last: functions/ingestion/registry/health.ts. */
  trend: z.string().default(''),
  learned: PostingPattern.prefault({}),
});
export type Board = z.infer<typeof Board>;

/** What was last seen of one posting; `hash` is of everything of it that we keep. */
export const SeenPosting = z.object({
  pk: z.string(),
  sk: z.string(),
  jobId: z.string(),
  hash: z.string(),
  missed: z.boolean().default(false),
  closed: z.boolean().default(false),
  left: z.string().default(''),
});
export type SeenPosting = z.infer<typeof SeenPosting>;
