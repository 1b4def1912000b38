import * as z from 'zod';
import { JOB_TYPES, LEVELS, REQUIREMENT_KINDS } from './codes.ts';

/** Where the work is done. */
export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;

/** The shares of the skills a job asks for that a person can insist on having. */
export const MIN_SKILLS = ['half', 'all'] as const;
export type MinSkills = (typeof MIN_SKILLS)[number];

/** The least that a job has to pay, in whole units of a currency (ISO 4217) for each hour, day, week, month or year. */
export const MinPay = z.object({
  amount: z.number(),
  currency: z.string(),
  period: z.enum(['hour', 'day', 'week', 'month', 'year']),
});
export type MinPay = z.infer<typeof MinPay>;

/**
 * The requirements of a person besides titles and places. An empty list accepts everything. A job without the
 * fact that a criterion checks passes, except as noted.
 */
export const Criteria = z.object({
  /** Null for the levels that follow from the profile's seniority. */
  levels: z.array(z.enum(LEVELS)).nullable().default(null),
  /** Empty for `userPrefs.preferredJobType`. */
  jobTypes: z.array(z.enum(JOB_TYPES)).default([]),
  workplaces: z.array(z.enum(WORKPLACES)).default([]),
  minPay: MinPay.nullable().default(null),
  /** Whether jobs pass that state no pay, or none that can be compared. */
  includeUnstatedPay: z.boolean().default(true),
  /** Whether remote jobs pass that don't say where they may be done. */
  includeUnstatedTerritory: z.boolean().default(false),
  /** The languages that the person works in, ISO 639-1: a job that requires another one doesn't pass. */
  languages: z.array(z.string()).default([]),
  /** A job that asks for one of these, or says it of itself, doesn't pass. */
  excludedRequirements: z.array(z.enum(REQUIREMENT_KINDS)).default([]),
  /**
   * How many of the skills that a job asks for the person must have; null for any. Ignored while the person
   * has no known skills.
   */
  minSkills: z.enum(MIN_SKILLS).nullable().default(null),
});
export type Criteria = z.infer<typeof Criteria>;
