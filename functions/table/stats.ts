import * as z from 'zod';
import { ROLES } from './codes.ts';

const row = { pk: z.string(), sk: z.string(), expiresAt: z.number() };

/** The polled boards at the last count. Ages are whole minutes, or null before the first reading. */
export const BoardCounts = z.object({
  /** The number of boards by state: functions/ingestion/registry/board-health.ts. */
  states: z.record(z.string(), z.number()),
  medianAge: z.number().nullable(),
  oldestAge: z.number().nullable(),
  /** By applicant-tracking system, the one with the most boards first. Absent in older rows. */
  systems: z
    .array(
      z.object({
        ats: z.string(),
        boards: z.number(),
        failing: z.number(),
        medianAge: z.number().nullable(),
        p95Age: z.number().nullable(),
      }),
    )
    .default([]),
});
export type BoardCounts = z.infer<typeof BoardCounts>;

/** The number of jobs first seen on a UTC day, by role and hour. */
export const JobCounts = z.record(z.enum(ROLES), z.array(z.number()).length(24));
export type JobCounts = z.infer<typeof JobCounts>;

/**
 * The counts of a UTC day. `closed` is the number of jobs that closed; only days counted while current have `sources`.
 */
export const DailyCounts = z.object({
  ...row,
  jobs: JobCounts,
  closed: z.number(),
  countedAt: z.string(),
  sources: BoardCounts.optional(),
});
export type DailyCounts = z.infer<typeof DailyCounts>;

/**
 * The alerts and messages sent on a UTC day: `charged` of the messages used a free alert, `texts` texts went
 * out, and `refused` attempts on a channel were not taken, and `notRelevant` alerts were first called
 * irrelevant. Attributes named 'within<seconds>' are a histogram of the latency of first messages.
 */
export const DailyAlerts = z
  .object({
    ...row,
    alerts: z.number().default(0),
    messages: z.number().default(0),
    charged: z.number().default(0),
    texts: z.number().default(0),
    refused: z.number().default(0),
    notRelevant: z.number().default(0),
  })
  .catchall(z.number());
export type DailyAlerts = z.infer<typeof DailyAlerts>;

/**
 * Further figures of a UTC day for operators. The last report of the day leaves `deadLetters` and `reviews`, the
 * requests to follow a company that waited for staff then.
 */
export const DailyOperations = z.object({
  ...row,
  bounced: z.number().default(0),
  subscribed: z.number().default(0),
  canceled: z.number().default(0),
  deadLetters: z.number().optional(),
  reviews: z.number().optional(),
});
export type DailyOperations = z.infer<typeof DailyOperations>;
