import * as z from 'zod/mini';
import type {
  ApplicationState,
  Application as ContractApplication,
  Job,
} from '../../../generated/contract.ts';
import { location } from '../../../service/job-fields.ts';

/** What is shown of a job that was applied for, beside what the application keeps of it. */
export type AppliedJob = Pick<Job, 'jobLocation' | 'isRemote' | 'locations'> & {
  readonly closedAt: string | null;
};

/** A job that a person has applied for. Times are ISO 8601. */
export type Application = Omit<ContractApplication, 'job'> & {
  /** Null where the job is no longer kept. */
  readonly job: AppliedJob | null;
};

const job: z.ZodMiniType<AppliedJob> = z.object({
  jobLocation: z.string(),
  isRemote: z.boolean(),
  locations: z.array(location),
  closedAt: z.nullable(z.string()),
});

const state: z.ZodMiniType<ApplicationState> = z.enum([
  ...(['applied', 'interviewing', 'offer', 'rejected', 'withdrawn'] as const),
]);

/** An application as the service must give it. */
export const applicationSchema: z.ZodMiniType<Application> = z.object({
  jobID: z.string(),
  job: z.nullable(job),
  jobTitle: z.string(),
  companyName: z.string(),
  jobUrl: z.string(),
  state,
  note: z.string(),
  appliedAt: z.string(),
  changedAt: z.string(),
});

/** What is asked of it, as a GraphQL selection. */
export const applicationSelection =
  '{ jobID jobTitle companyName jobUrl state note appliedAt changedAt ' +
  'job { jobLocation isRemote closedAt locations { city state country } } }';
