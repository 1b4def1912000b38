import * as z from 'zod/mini';
import type { ActiveSubscription, JobType, User, UserPrefs, UserResume } from '../../generated/contract.ts';

/** A resume as the record lists it; its text and its link are asked for where they are shown. */
export type AccountResume = Omit<UserResume, 'resumeURL' | 'resumeContent' | 'fileSize'> & {
  readonly fileSize: number | null;
};

/** The record of who is signed in. */
export interface Account
  extends Omit<
    User,
    | ('pk' | 'sk' | 'location' | 'stripeCustomerId' | 'subscriptionId')
    | ('userPrefs' | 'resumes' | 'matches' | 'activeSubscription')
  > {
  readonly userPrefs: Omit<UserPrefs, 'mode' | 'preferredJobType'> & {
    readonly preferredJobType: JobType | null;
  };
  readonly resumes: readonly AccountResume[];
  readonly matches: number | null;
  readonly activeSubscription: ActiveSubscription | null;
}

const channel = z.enum(['on', 'off', 'bounced', 'complained', 'unverified']);

const place = z.object({ city: z.string(), state: z.string(), country: z.string() });

const preferences = z.object({
  function: z.enum(['En', 'Pr', 'De', 'Ma', 'Op']),
  includeRemote: z.boolean(),
  notifyEmail: z.boolean(),
  notifyText: z.boolean(),
  preferredJobType: z.nullable(z.enum(['Fu', 'Pa', 'Co', 'In'])),
  emailState: channel,
  textState: channel,
  timeZone: z.string(),
});

const alertSettings = z.object({
  foldMinutes: z.number(),
  messagesADay: z.number(),
  digestAt: z.string(),
  quietFrom: z.string(),
  quietTo: z.string(),
});

const resume = z.object({
  id: z.string(),
  state: z.enum(['checking', 'accepted', 'refused']),
  why: z.string(),
  resumeDate: z.string(),
  resumeFileName: z.string(),
  fileSize: z.nullable(z.number()),
});

/** A subscription as the service must give it. */
export const subscriptionSchema: z.ZodMiniType<ActiveSubscription> = z.object({
  planInterval: z.enum(['MONTHLY', 'YEARLY']),
  status: z.enum([
    'active',
    'all',
    'canceled',
    'ended',
    'incomplete',
    'incomplete_expired',
    'past_due',
    'paused',
    'trialing',
    'unpaid',
  ] as const),
  subscriptionId: z.string(),
  currentPeriodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean(),
});

/** A person's record as the service must give it. */
export const accountSchema: z.ZodMiniType<Account> = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  phoneVerified: z.boolean(),
  country: z.string(),
  countryCode: z.string(),
  industry: z.string(),
  seniority: z.string(),
  dreamCompanies: z.array(z.string()),
  positions: z.array(z.string()),
  generatedPositions: z.array(
    z.object({ corePosition: z.string(), parentPosition: z.string(), position: z.string() }),
  ),
  locations: z.array(place),
  userPrefs: preferences,
  alertSettings,
  excludedCompanies: z.array(z.string()),
  excludedWords: z.array(z.string()),
  resumes: z.array(resume),
  matches: z.nullable(z.number()),
  activeSubscription: z.nullable(subscriptionSchema),
  createdAt: z.string(),
});

/** What is asked of a subscription, as a GraphQL selection. */
export const subscriptionSelection =
  '{ planInterval status subscriptionId currentPeriodEnd cancelAtPeriodEnd }';

/** What is asked of a record, as a GraphQL selection. */
export const accountSelection = `{
  email firstName lastName phone phoneVerified country countryCode industry seniority dreamCompanies positions
  generatedPositions { corePosition parentPosition position }
  locations { city state country }
  userPrefs { function includeRemote notifyEmail notifyText preferredJobType emailState textState timeZone }
  alertSettings { foldMinutes messagesADay digestAt quietFrom quietTo } excludedCompanies excludedWords
  resumes { id state why resumeDate resumeFileName fileSize }
  matches
  activeSubscription ${subscriptionSelection}
  createdAt
}`;
