import * as z from 'zod/mini';
import type {
  AlertState,
  Alert as ContractAlert,
  DeliveryReport,
  Job,
  Location,
} from '../../../generated/contract.ts';

/** What the page shows of an alert's job. */
export type AlertJob = Pick<
  Job,
  'jobTitle' | 'fullCompanyName' | 'jobLocation' | 'isRemote' | 'locations' | 'jobUrl' | 'closedAt'
> & { readonly closedAt: string | null };

type Moments = 'dueAt' | 'sentAt' | 'openedAt' | 'notRelevantAt' | 'appliedAt';

/** An alert as its person reads it. Times are ISO 8601. */
export type Alert = Pick<ContractAlert, 'jobID' | 'state' | 'why' | 'reason' | 'matchedAt'> & {
  readonly [Moment in Moments]: string | null;
} & {
  /** What the provider has reported since; null while nothing. */
  readonly delivery: DeliveryReport | null;
  /** Null where the job is no longer kept. */
  readonly job: AlertJob | null;
};

const location: z.ZodMiniType<Location> = z.object({
  city: z.string(),
  state: z.string(),
  country: z.string(),
});

const job: z.ZodMiniType<AlertJob> = z.object({
  jobTitle: z.string(),
  fullCompanyName: z.string(),
  jobLocation: z.string(),
  isRemote: z.boolean(),
  locations: z.array(location),
  jobUrl: z.string(),
  closedAt: z.nullable(z.string()),
});

const state: z.ZodMiniType<AlertState> = z.enum(['pending', 'sent', 'dropped', 'held', 'failed']);

const delivery: z.ZodMiniType<DeliveryReport> = z.enum([
  ...(['delivered', 'bounced', 'complained', 'rejected', 'undelivered'] as const),
]);

/** An alert as the service must give it. */
export const alertSchema: z.ZodMiniType<Alert> = z.object({
  jobID: z.string(),
  job: z.nullable(job),
  state,
  why: z.string(),
  reason: z.object({ title: z.string(), place: z.string(), words: z.string() }),
  matchedAt: z.string(),
  dueAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  delivery: z.nullable(delivery),
  openedAt: z.nullable(z.string()),
  notRelevantAt: z.nullable(z.string()),
  appliedAt: z.nullable(z.string()),
});

/** What is asked of it, as a GraphQL selection. */
export const alertSelection =
  '{ jobID state why matchedAt dueAt sentAt delivery openedAt notRelevantAt appliedAt reason { title place words } ' +
  'job { jobTitle fullCompanyName jobLocation isRemote jobUrl closedAt locations { city state country } } }';
