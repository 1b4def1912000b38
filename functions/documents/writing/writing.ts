import * as z from 'zod';

/**
 * What every row says of something that is written for a person with a model's help, whatever else it holds. `turn`
 * tells one asking from the next; `day` is the UTC day to whose limit it is counted; after `until` (ISO 8601) what is
 * not finished counts as failed; until `heldUntil` somebody is at work on it.
 */
export const Writing = z.looseObject({
  pk: z.string(),
  sk: z.string(),
  sub: z.string(),
  state: z.enum(['writing', 'ready', 'failed']),
  /** Why it failed, in a sentence for the person. */
  why: z.string(),
  turn: z.string(),
  day: z.string(),
  /** When it was asked for: ISO 8601, UTC. */
  askedAt: z.string(),
  until: z.string(),
  heldUntil: z.string(),
});
export type Writing = z.infer<typeof Writing>;

/** What a row holds beside; what is undefined is taken away. */
export type Fields = Readonly<Record<string, unknown>>;

/** For so long something is written, tried again and waited for, in milliseconds. */
export const LONGEST = 5 * 60_000;

/** For so long one try may hold a row, in milliseconds: the worker's own timeout. */
export const HELD = 90_000;

/** Whether it should have been finished by now: whoever was at work on it is gone. */
export const isOverdue = ({ state, until }: Pick<Writing, 'state' | 'until'>, now: Date): boolean =>
  state === 'writing' && Date.parse(until) <= now.getTime();
