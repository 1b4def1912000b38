import * as z from 'zod';
import { ROLES } from './codes.ts';

const row = { pk: z.string(), sk: z.string(), expiresAt: z.number() };

/** The boards that are polled, at the last round of counting; ages in whole minutes, null while none was read. */
export const BoardCounts = z.object({
  /** How many boards are in each state: functions/ingestion/registry/health.ts. */
  states: z.record(z.string(), z.number()),
  medianAge: z.number().nullable(),
  oldestAge: z.number().nullable(),
});
export type BoardCounts = z.infer<typeof BoardCounts>;

/** Jobs first seen on a UTC day: for each role, how many in each of its 24 hours. */
export const JobCounts = z.record(z.enum(ROLES), z.array(z.number()).length(24));
export type JobCounts = z.infer<typeof JobCounts>;

/** What was counted of a UTC day; `closed` is how many jobs left their boards. Sources only of days that have been today. */
export const DailyCounts = z.object({
  ...row,
  jobs: JobCounts,
  closed: z.number(),
  countedAt: z.string(),
  sources: BoardCounts.optional(),
});
export type DailyCounts = z.infer<typeof DailyCounts>;

/**
 * What those who deliver have told of a UTC day: alerts and messages handed over, and of first messages, in attributes
 * named 'within<seconds>', how long they took.
 */
export const DailyAlerts = z
  .object({ ...row, alerts: z.number().default(0), messages: z.number().default(0) })
  .catchall(z.number());
export type DailyAlerts = z.infer<typeof DailyAlerts>;
