import * as z from 'zod';
import { JOB_TYPES, LEVELS, ROLES } from './codes.ts';

/** A place at the granularity its text gives; see the contract's Location. */
export const Place = z.object({ city: z.string(), state: z.string(), country: z.string() });
export type Place = z.infer<typeof Place>;

/** Older records carry includeRemote as a string. */
const BooleanOrText = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const ChannelState = z.enum(['on', 'off', 'bounced', 'complained', 'unverified']);

const UserPrefs = z.object({
  mode: z.string().default(''),
  function: z.enum(ROLES).default('En'),
  includeRemote: BooleanOrText.default(true),
  notifyEmail: z.boolean().default(true),
  notifyText: z.boolean().default(false),
  preferredJobType: z.enum(JOB_TYPES).nullable().default(null),
  emailState: ChannelState.default('on'),
  textState: ChannelState.default('unverified'),
  timeZone: z.string().default('America/New_York'),
});

/** When messages may come: these defaults, until the person says otherwise. Times are 'HH:MM'. */
export const AlertSettings = z.object({
  /** Jobs within this many minutes of a message fold into the next one. */
  foldMinutes: z.number().default(10),
  /** After so many messages of a day, the rest of it comes as one digest; 0: digests only. */
  messagesADay: z.number().default(12),
  digestAt: z.string().default('18:00'),
  /** Nothing is sent from one to the other, over midnight if `quietTo` is the earlier; both empty for never. */
  quietFrom: z.string().default(''),
  quietTo: z.string().default(''),
});
export type AlertSettings = z.infer<typeof AlertSettings>;

/** What is kept of the newest subscription; `currentPeriodEnd` in epoch seconds, see the contract. */
export const ActiveSubscription = z.object({
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
  ]),
  subscriptionId: z.string(),
  currentPeriodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean().default(false),
});
export type ActiveSubscription = z.infer<typeof ActiveSubscription>;

/**
 * The person's record. `freeAlertsEndedAt` is set when the last free alert has been charged, `changedAt` with every
 * change: what is watched anew is watched since then, `subscribedAt` when the person last became a subscriber: what was
 * missed until then is told, `leavingAt` when the person deleted the account: nothing changes
 * the record any more, and it goes with all else.
 */
export const User = z.object({
  pk: z.string(),
  sk: z.string(),
  sub: z.string(),
  email: z.string(),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  phone: z.string().default(''),
  phoneVerified: z.boolean().default(false),
  country: z.string().default('US'),
  countryCode: z.string().default('+1'),
  industry: z.string().default(''),
  seniority: z.union([z.enum(LEVELS), z.literal('')]).default(''),
  dreamCompanies: z.array(z.string()).default([]),
  positions: z.array(z.string()).default([]),
  generatedPositions: z
    .array(z.object({ corePosition: z.string(), parentPosition: z.string(), position: z.string() }))
    .default([]),
  locations: z.array(Place).default([]),
  userPrefs: UserPrefs.prefault({}),
  alertSettings: AlertSettings.prefault({}),
  /** Employers, and words of titles, whose jobs are not wanted. */
  excludedCompanies: z.array(z.string()).default([]),
  excludedWords: z.array(z.string()).default([]),
  stripeCustomerId: z.string().nullable().default(null),
  subscriptionId: z.string().nullable().default(null),
  activeSubscription: ActiveSubscription.nullable().default(null),
  createdAt: z.string(),
  changedAt: z.string().nullable().default(null),
  freeAlertsEndedAt: z.string().nullable().default(null),
  subscribedAt: z.string().nullable().default(null),
  leavingAt: z.string().nullable().default(null),
  version: z.number().default(1),
});
export type User = z.infer<typeof User>;
