import * as z from 'zod';
import { JOB_TYPES, LEVELS, ROLES } from './codes.ts';
import { Experience, RemoteTerritory, Requirement } from './requirement.ts';
import { Place } from './user.ts';

/** Pay as the employer states it, in whole units of the currency. An empty period is not stated. */
export const PayRange = z.object({
  label: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.string(),
});

/** An open posting of a job. `addedAt` is when it joined a job that others had started. */
export const JobPosting = z.object({
  board: z.string(),
  id: z.string(),
  url: z.string(),
  places: z.array(Place),
  addedAt: z.string().exactOptional(),
});
export type JobPosting = z.infer<typeof JobPosting>;

/**
 * How many times the employer posted a job, since when, and when the last of these was:
 * functions/ingestion/jobs/reposts.ts.
 */
export const Reposts = z.object({ times: z.number(), since: z.string(), latest: z.string() });
export type Reposts = z.infer<typeof Reposts>;

/** The fields of a job that decide whom it matches. Rows of jobs that were read before some of these were lack them. */
export const MatchedFacts = z.object({
  jobTitle: z.string(),
  jobType: z.enum(JOB_TYPES),
  fullCompanyName: z.string(),
  isRemote: z.boolean(),
  locations: z.array(Place),
  levels: z.array(z.enum(LEVELS)).exactOptional(),
  workplace: z.enum(['onsite', 'hybrid', 'remote', 'unknown']).exactOptional(),
  payRanges: z.array(PayRange).exactOptional(),
  requirements: z.array(Requirement.omit({ evidence: true })).exactOptional(),
  skills: z.array(z.string()).exactOptional(),
  territory: RemoteTerritory.omit({ source: true, evidence: true }).nullable().exactOptional(),
});
export type MatchedFacts = z.infer<typeof MatchedFacts>;

/** The facts of a job besides title, company, places, type and pay. */
export const ListedFacts = MatchedFacts.pick({
  levels: true,
  workplace: true,
  requirements: true,
  territory: true,
});
export type ListedFacts = z.infer<typeof ListedFacts>;

/**
 * A stored job. `postings` are its open postings, beginning with the one that its fields come from; `vacancy`
 * is their dedupe key and `sketch` the MinHash of the description. `revision` counts every change;
 * `matchVersion` counts those that matter to matching, and `matchedFrom` is when the last of them was seen.
 * Who matches any of `factsBefore` has heard of the job or joined later, and isn't alerted about the change;
 * a new job has none. A job of a board's baseline was never news: its `matchVersion` is 0 until a change is.
 */
export const Job = z.object({
  pk: z.string(),
  sk: z.string(),
  jobID: z.string(),
  postings: z.array(JobPosting),
  vacancy: z.string(),
  sketch: z.string(),
  revision: z.number(),
  jobTitle: z.string(),
  fullCompanyName: z.string(),
  date: z.string(),
  jobType: z.enum(JOB_TYPES),
  jobLocation: z.string(),
  jobUrl: z.string(),
  summary: z.array(z.string()),
  industry: z.string(),
  compensation: z.string(),
  payRanges: z.array(PayRange),
  isRemote: z.boolean(),
  workplace: z.enum(['onsite', 'hybrid', 'remote', 'unknown']),
  role: z.enum(ROLES),
  /** The lowest of its levels, 'mid' if they are unknown. */
  seniority: z.string(),
  /** The levels it is open to, as its title or else its text says. Empty if unknown. */
  levels: z.array(z.enum(LEVELS)).default([]),
  experience: Experience.nullable().default(null),
  requirements: z.array(Requirement).default([]),
  /** The skills that it asks for; rows that were written before skills were read have none. */
  skills: z.array(z.string()).default([]),
  /** Null if it is not remote, or if nothing says where it may be done. */
  territory: RemoteTerritory.nullable().default(null),
  specializations: z.array(z.string()),
  locations: z.array(Place),
  jobDetected: z.string(),
  employerDate: z.string().nullable(),
  jobEdited: z.string().nullable(),
  /** Absent if it was posted once. */
  reposts: Reposts.exactOptional(),
  closedAt: z.string().nullable(),
  matchVersion: z.number(),
  matchedFrom: z.string(),
  factsBefore: z.array(MatchedFacts).default([]),
  /** The unconfirmed board that the job comes from: only its followers see the job. Empty for everyone. */
  audience: z.string().default(''),
  /** When the board that the job came from turned out not to be the employer's. */
  withdrawnAt: z.string().nullable().default(null),
  expiresAt: z.number(),
});
export type Job = z.infer<typeof Job>;
