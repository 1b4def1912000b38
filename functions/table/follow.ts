import * as z from 'zod';

/** The outcome of a person's request. `following` is a new board, `watching` one that was read before. */
export const FOLLOW_STATES = [
  'checking',
  'following',
  'watching',
  'full',
  'notFound',
  'review',
  'declined',
] as const;
export type FollowState = (typeof FOLLOW_STATES)[number];

/**
 * A person's request to follow a company. `sk` is its target: '<ats>:<slug>' for a board, 'site:<host>' for a careers
 * page, 'name:<employer key>' for a name. Each change of `turn` has it answered (once more). `expiresAt` is in epoch
 * seconds.
 */
export const Follow = z.object({
  pk: z.string(),
  sk: z.string(),
  /** As the person typed it. */
  text: z.string(),
  state: z.enum(FOLLOW_STATES),
  company: z.string().default(''),
  /** The open postings on the company's board when the request was answered. */
  jobs: z.number().default(0),
  askedAt: z.string(),
  turn: z.string(),
  expiresAt: z.number(),
});
export type Follow = z.infer<typeof Follow>;

/**
 * The check of a target, shared by everyone who asks for it and valid until `until`. `board` is
 * '<ats>:<slug>' if one was found. `expiresAt` is in epoch seconds.
 */
export const BoardCheck = z.object({
  pk: z.string(),
  sk: z.string(),
  state: z.enum(['running', 'found', 'notFound', 'unreadable', 'declined']),
  board: z.string().default(''),
  /** Why no board was found, for staff. */
  reason: z.string().default(''),
  checkedAt: z.string(),
  until: z.string(),
  expiresAt: z.number(),
});
export type BoardCheck = z.infer<typeof BoardCheck>;

/** A target that the check could not read, for staff. `sk` is the target, `people` how many asked for it. */
export const FollowReview = z.object({
  pk: z.string(),
  sk: z.string(),
  /** The address that was asked for first, without its query. */
  address: z.string(),
  reason: z.string(),
  people: z.number(),
  since: z.string(),
});
export type FollowReview = z.infer<typeof FollowReview>;
