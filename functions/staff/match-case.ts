import type { Alert, Meter } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';

/** A person and a job, with everything that decides between them. */
export interface MatchCase {
  readonly user: User;
  readonly meter: Meter;
  readonly job: Job;
  /** The person's alert for the job. */
  readonly alert: Alert | undefined;
  /** All pending alerts of the person, including the one for the job. */
  readonly waiting: readonly Alert[];
  readonly now: Date;
}
