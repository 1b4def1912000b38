import * as z from 'zod/mini';
import type { AdminMatch as ContractMatch, JobType, Location } from '../../../generated/contract.ts';
import type { Account } from '../../account/account.ts';

/** What of a person's settings stands in a match. */
export type MatchedPrefs = Account['userPrefs'];

/** A match of a person and a job as staff sees it. Times are ISO 8601. */
export type AdminMatch = Omit<
  ContractMatch,
  'matches' | 'sentAt' | 'jobTMatchCriteria' | 'summarizeJob' | 'user'
> & {
  /** Free alerts left; null in records older than the counter. */
  readonly matches: number | null;
  readonly sentAt: string | null;
  readonly jobTMatchCriteria: { readonly jobType: JobType; readonly userJobType: JobType | null };
  readonly summarizeJob: Omit<ContractMatch['summarizeJob'], 'jobCreated'> & {
    readonly jobCreated: string | null;
  };
  readonly user: Omit<ContractMatch['user'], 'userPrefs'> & { readonly userPrefs: MatchedPrefs };
};

const texts = z.array(z.string());
const type = z.enum(['Fu', 'Pa', 'Co', 'In']);
const channel = z.enum(['on', 'off', 'bounced', 'complained', 'unverified']);
const place: z.ZodMiniType<Location> = z.object({ city: z.string(), state: z.string(), country: z.string() });

/** A match as the service must give it. */
export const adminMatchSchema: z.ZodMiniType<AdminMatch> = z.object({
  id: z.string(),
  createdAt: z.string(),
  firstName: z.string(),
  isRemote: z.boolean(),
  matches: z.nullable(z.number()),
  jobId: z.string(),
  state: z.enum(['pending', 'sent', 'dropped', 'held', 'failed']),
  why: z.string(),
  reason: z.string(),
  sentAt: z.nullable(z.string()),
  jobTMatchCriteria: z.object({ jobType: type, userJobType: z.nullable(type) }),
  posMatchParam: z.object({
    baseJobTitles: texts,
    aiGeneratedPositions: texts,
    userProvidedPositions: texts,
  }),
  summarizeJob: z.object({
    companyName: z.string(),
    fullCompanyName: z.string(),
    jobCreated: z.nullable(z.string()),
    jobDetected: z.string(),
    jobId: z.string(),
    jobLocation: z.string(),
    jobTitle: z.string(),
    jobType: type,
    jobUrl: z.string(),
    suppress: z.boolean(),
    summary: texts,
  }),
  locMatchCriteria: z.object({ userLocations: z.array(place), jobLocations: z.array(place) }),
  user: z.object({
    email: z.string(),
    firstName: z.string(),
    userPrefs: z.object({
      function: z.enum(['En', 'Pr', 'De', 'Ma', 'Op']),
      includeRemote: z.boolean(),
      notifyEmail: z.boolean(),
      notifyText: z.boolean(),
      preferredJobType: z.nullable(type),
      emailState: channel,
      textState: channel,
      timeZone: z.string(),
    }),
  }),
});

/** What is asked of it, as a GraphQL selection. */
export const adminMatchSelection = `{
  id createdAt firstName isRemote matches jobId state why reason sentAt
  jobTMatchCriteria { jobType userJobType }
  posMatchParam { baseJobTitles aiGeneratedPositions userProvidedPositions }
  summarizeJob {
    companyName fullCompanyName jobCreated jobDetected jobId jobLocation jobTitle jobType jobUrl suppress summary
  }
  locMatchCriteria { userLocations { city state country } jobLocations { city state country } }
  user { email firstName userPrefs {
    function includeRemote notifyEmail notifyText preferredJobType emailState textState timeZone
  } }
}`;
