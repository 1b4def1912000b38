import type { Alert, DailyMessages, Lease, Meter } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';

/** A change of the meter that charges a message and takes the person's lease for it. */
export interface Claim {
  readonly lease: Lease;
  /** The earliest time of the message after this one, in milliseconds. */
  readonly nextAt: number;
  /** The day's messages, including this one. */
  readonly messages: DailyMessages;
  /** Whether the message counts against the free alerts. */
  readonly charge: boolean;
  /** Now, in milliseconds: the claim fails while an earlier message's window is open. */
  readonly now: number;
  /** The last message, known to be settled, or null: the claim fails if another one came after it. */
  readonly after: string | null;
}

/** The final state of alerts. */
export interface Settlement {
  readonly state: 'sent' | 'dropped' | 'withheld' | 'failed';
  readonly why: string;
  readonly at: string;
  readonly messageId: string | null;
}

/** The fields that identify the version of an alert that was read. */
export type ReadAlert = Pick<Alert, 'sk' | 'catchUp'>;

/** A person and jobs; those that don't exist are left out. */
export interface UserAndJobs {
  readonly user: User | undefined;
  readonly jobs: readonly Job[];
}

/** A person, the meter, and jobs with their alerts at one moment; what doesn't exist is left out. */
export interface DeliverySnapshot extends UserAndJobs {
  readonly meter: Meter;
  readonly alerts: readonly Alert[];
}

/** The ledger, the meter, what is due, and what providers have reported. */
export interface DeliveryStore {
  /**
   * Reads the meter, the person, jobs and their alerts at one moment. With more than 49 jobs, alerts are never older
   * than the meter, and the person is never older than the alerts.
   */
  readSnapshot(sub: string, jobIds: readonly string[]): Promise<DeliverySnapshot>;
  /** Returns an empty meter if nothing was counted yet. */
  readMeter(sub: string): Promise<Meter>;
  /** Returns the alerts that the person has for these jobs. */
  readAlerts(sub: string, jobIds: readonly string[]): Promise<Alert[]>;
  readUserAndJobs(sub: string, jobIds: readonly string[]): Promise<UserAndJobs>;
  /**
   * Charges and leases in one conditional update. Returns the new meter, or undefined if the window is open, another
   * message came in between or, for a charged message, no free alert is left.
   */
  claim(sub: string, claim: Claim): Promise<Meter | undefined>;
  /** Rolls back a claim while it is still the person's last; the next message may go from `nextAt` (milliseconds). */
  release(sub: string, messageId: string, nextAt: number): Promise<void>;
  /** Begins another attempt at an unsettled message with these jobs. Returns undefined if another run has begun one. */
  beginAttempt(
    sub: string,
    lease: Lease,
    next: Pick<Lease, 'at' | 'attempt' | 'jobIds'>,
  ): Promise<Meter | undefined>;
  /**
   * Settles alerts. 'sent' is final and applies to any state; other states apply only to alerts that are still pending
   * as they were read, and not to those of a catch-up that has begun since.
   */
  settle(sub: string, alerts: readonly ReadAlert[], to: Settlement): Promise<void>;
  /** Adds jobs to what the person has due in the minute of an instant in milliseconds. */
  defer(sub: string, jobIds: readonly string[], at: number): Promise<void>;
  /** Returns the jobs of a due row, or undefined if it is gone. */
  readDue(key: { pk: string; sk: string }): Promise<string[] | undefined>;
  /** Removes a due row if it still has exactly these jobs. */
  removeDue(key: { pk: string; sk: string }, jobIds: readonly string[]): Promise<boolean>;
  /** Whether the provider has reported that it accepted this message. */
  wasAccepted(messageId: string): Promise<boolean>;
  /** Records, once, that the last free alert was charged, unless one has been refunded since. */
  markFreeAlertsEnded(sub: string, at: string): Promise<void>;
}
