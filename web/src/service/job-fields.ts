import * as z from 'zod/mini';
import type { Location, PayRange } from '../generated/contract.ts';

/** A place of a job. */
export const location: z.ZodMiniType<Location> = z.object({
  city: z.string(),
  state: z.string(),
  country: z.string(),
});

const payRange: z.ZodMiniType<PayRange> = z.object({
  label: z.string(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  currency: z.string(),
  period: z.string(),
});

/** The fields of a job wherever one is shown, as the service must give them. */
export const jobFields = {
  jobID: z.string(),
  jobTitle: z.string(),
  fullCompanyName: z.string(),
  jobType: z.enum(['Fu', 'Pa', 'Co', 'In']),
  jobLocation: z.string(),
  jobUrl: z.string(),
  summary: z.array(z.string()),
  industry: z.string(),
  compensation: z.string(),
  payRanges: z.array(payRange),
  isRemote: z.boolean(),
  workplace: z.enum(['onsite', 'hybrid', 'remote', 'unknown']),
  seniority: z.string(),
  specializations: z.array(z.string()),
  locations: z.array(location),
  jobDetected: z.string(),
  employerDate: z.nullable(z.string()),
  jobEdited: z.nullable(z.string()),
};
