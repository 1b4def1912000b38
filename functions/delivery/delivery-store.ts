import type { Alert, DailyMessages, Lease, Meter, NextDigest } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { Key } from '../table/keys.ts';
import type { User } from '../table/user.ts';

/** The meter's entries about the person's due row. */
export type DueEntries = Pick<Meter, 'dueAt' | 'waitingFrom' | 'waitingTo'>;

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
  /** The meter's entries as they were read: the claim fails if they have changed since. */
  readonly due: DueEntries;
  /** The lowest job id of an alert that may wait from now on. */
  readonly waitingFrom: string;
  /** The digest for the alerts that the message has no room for; null if it has room for all. */
  readonly digest: NextDigest | null;
  /** Until when the alerts were matched that stay on the alerts page (ISO 8601). */
  readonly leftUntil: string;
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

/** An alert's job, and when the alert was opened. */
export type OpenedAlert = Pick<Alert, 'sk' | 'matchedAt'>;

/** Alerts, the newest job first, and the job id below which the next page begins, if there may be one. */
export interface AlertPage {
  readonly alerts: readonly Alert[];
  readonly next: string | undefined;
}

/** The ledger, the meter, what is due, and what providers have reported. */
export interface DeliveryStore {
  /** Returns an empty meter if nothing was counted yet. */
  readMeter(sub: string): Promise<Meter>;
  /** Returns a page of the person's alerts down to a job id: the newest jobs first, or those below `before`. */
  readAlertPage(sub: string, from: string, before?: string): Promise<AlertPage>;
  /** Returns the alerts that the person has for these jobs. */
  readAlerts(sub: string, jobIds: readonly string[]): Promise<Alert[]>;
  readUser(sub: string): Promise<User | undefined>;
  /** Returns the jobs of these alerts that exist, each as it was after its alert was opened. */
  readJobs(alerts: readonly OpenedAlert[]): Promise<Job[]>;
  /**
   * Charges and leases in one conditional update. Returns the new meter, or undefined if the window is open,
   * another message came in between, the entries about what is due have changed or, for a charged message, no
   * free alert is left.
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
  /** Puts a person's due row for a minute (epoch ms). */
  putDue(sub: string, minute: number): Promise<void>;
  /** Notes a due row on the meter. Returns false if the meter's entries are no longer those that were read. */
  noteDue(sub: string, was: DueEntries, next: DueEntries): Promise<boolean>;
  /** Removes the note of a due row that is being worked: alerts that are opened from now on need another one. */
  clearDue(sub: string, minute: number): Promise<void>;
  /** Returns the version of a due row, or undefined if it is gone. */
  readDue(key: Key): Promise<string | undefined>;
  /** Removes a due row, unless it was put again since. */
  removeDue(key: Key, version: string): Promise<void>;
  /** Whether the provider has reported that it accepted this message. */
  wasAccepted(messageId: string): Promise<boolean>;
  /** Records, once, that the last free alert was charged, unless one has been refunded since. */
  markFreeAlertsEnded(sub: string, at: string): Promise<void>;
}
