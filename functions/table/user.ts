import { DEFAULT_ALERT_SETTINGS } from '@daybreak/contract/limits.ts';
import * as z from 'zod';
import { Applicant } from './applicant.ts';
import { JOB_TYPES, LEVELS, ROLES } from './codes.ts';
import { Criteria } from './criteria.ts';
import { Learned } from './learned.ts';
import { ResumeEvidence } from './resume-evidence.ts';

/** A city, a state, or a whole country: fields that don't apply are empty. */
export const Place = z.object({ city: z.string(), state: z.string(), country: z.string() });
export type Place = z.infer<typeof Place>;

/** Older records carry includeRemote as a string. */
const BooleanOrText = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const ChannelState = z.enum(['active', 'off', 'bounced', 'complained', 'unverified']);

const UserPrefs = z.object({
  mode: z.string().default(''),
  function: z.enum(ROLES).default('En'),
  includeRemote: BooleanOrText.default(true),
  notifyEmail: z.boolean().default(true),
  notifyText: z.boolean().default(false),
  preferredJobType: z.enum(JOB_TYPES).nullable().default(null),
  emailState: ChannelState.default('active'),
  textState: ChannelState.default('unverified'),
  timeZone: z.string().default('America/New_York'),
});

/** When messages may be sent. Times are 'HH:MM' in the person's time zone. */
export const AlertSettings = z.object({
  /** Jobs within this many minutes of a message wait for the next one. */
  foldMinutes: z.number().default(DEFAULT_ALERT_SETTINGS.foldMinutes),
  /** After this many messages in a day, the rest are one digest. 0 means digests only. */
  messagesADay: z.number().default(DEFAULT_ALERT_SETTINGS.messagesADay),
  digestAt: z.string().default(DEFAULT_ALERT_SETTINGS.digestAt),
  /** Quiet hours, over midnight if `quietTo` is earlier than `quietFrom`. Both empty: off. */
  quietFrom: z.string().default(DEFAULT_ALERT_SETTINGS.quietFrom),
  quietTo: z.string().default(DEFAULT_ALERT_SETTINGS.quietTo),
  /** ISO 8601; empty, or past, if alerts aren't paused. */
  pausedUntil: z.string().default(DEFAULT_ALERT_SETTINGS.pausedUntil),
});
export type AlertSettings = z.infer<typeof AlertSettings>;

/** A browser that gets push notifications: its address at the push service, and its keys in base64url (RFC 8291). */
const PushDevice = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  addedAt: z.string(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/**
 * The record's version after the person last turned a channel off or removed a title. A link that undoes an
 * earlier one of the same kind no longer applies.
 */
const OffVersions = z.object({
  email: z.number().default(0),
  text: z.number().default(0),
  titles: z.number().default(0),
});

/** The newest subscription. `currentPeriodEnd` is in epoch seconds. */
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
 * A person's record. `freeAlertsEndedAt` is set when the last free alert is charged. `changedAt` is set with
 * every change: new watchers only match jobs seen after it. `subscribedAt` is when the person last became a
 * subscriber, and where the catch-up ends. `suggestedFor` has the titles, in lower case, whose suggestions
 * were requested, because a title may get none. `leavingAt` is set when the person deletes the account; the
 * record is final then.
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
  suggestedFor: z.array(z.string()).default([]),
  locations: z.array(Place).default([]),
  userPrefs: UserPrefs.prefault({}),
  criteria: Criteria.prefault({}),
  alertSettings: AlertSettings.prefault({}),
  /** Oldest first. */
  pushDevices: z.array(PushDevice).default([]),
  /** Jobs of these employers, or with these words in the title, don't match. */
  excludedCompanies: z.array(z.string()).default([]),
  excludedWords: z.array(z.string()).default([]),
  /** Oldest first. An entry goes when its setting no longer applies. */
  learned: z.array(Learned).default([]),
  /** Skills that the person added, by the names that functions/postings/skills gives them. */
  skills: z.array(z.string()).default([]),
  /** The evidence of the newest readable resume. */
  resumeEvidence: ResumeEvidence.nullable().default(null),
  /** Null until the person confirmed it. */
  applicant: Applicant.nullable().default(null),
  offVersions: OffVersions.prefault({}),
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
