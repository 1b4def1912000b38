import type { Alert, DailyMessages, Lease, Meter } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';

/** A change of the meter that charges a message and leases the person to it. */
export interface Claim {
  readonly lease: Lease;
  /** The earliest time of the message after this one, in milliseconds. */
  readonly nextAt: number;
  /** The day's messages, this one among them. */
  readonly messages: DailyMessages;
  /** Whether the message counts against the free alerts. */
  readonly charge: boolean;
  /** Now, in milliseconds: the claim fails while an earlier message's window is open. */
  readonly now: number;
  /** The last message, known to be settled, or null: the claim fails where another one came after it. */
  readonly after: string | null;
}

/** What an alert has come to. */
export interface Settlement {
  readonly state: 'sent' | 'dropped' | 'held' | 'failed';
  readonly why: string;
  readonly at: string;
  readonly messageId: string | null;
}

/** What of an alert that was read says whether it is still the same one. */
export type ReadAlert = Pick<Alert, 'sk' | 'catchUp'>;

/** A person and the jobs that are to suit them; what is not there is left out. */
export interface Suited {
  readonly user: User | undefined;
  readonly jobs: readonly Job[];
}

/** What is known of a person and of jobs at one moment; what is not there is left out. */
export interface Standing extends Suited {
  readonly meter: Meter;
  readonly alerts: readonly Alert[];
}

/** What delivery keeps: the ledger, the meter, what is due, and what the provider has reported. */
export interface DeliveryStore {
  /**
   * The meter, the person, these jobs and their alerts at one moment. Of more than 49 jobs the alerts are never older
   * than the meter, and the person never older than the alerts.
   */
  standing(sub: string, jobIds: readonly string[]): Promise<Standing>;
  /** The person's meter; an empty one where nothing was counted yet. */
  meter(sub: string): Promise<Meter>;
  /** The alerts that the person has for these jobs. */
  alerts(sub: string, jobIds: readonly string[]): Promise<Alert[]>;
  /** The person and these jobs, in one read. */
  suited(sub: string, jobIds: readonly string[]): Promise<Suited>;
  /**
   * One conditional update. Gives the meter after it; undefined where the window is open, another message came
   * between or, if it is charged, no free alert is left.
   */
  claim(sub: string, claim: Claim): Promise<Meter | undefined>;
  /**
   * Takes a claim back as if it had not been: only while it is still the person's last. The next message may go from
   * `nextAt` on, in milliseconds.
   */
  release(sub: string, messageId: string, nextAt: number): Promise<void>;
  /** Begins a further attempt at an unsettled message, with these of its jobs. Undefined where another run has begun one. */
  attempt(
    sub: string,
    lease: Lease,
    next: Pick<Lease, 'at' | 'attempt' | 'jobIds'>,
  ): Promise<Meter | undefined>;
  /**
   * What the alerts have come to. That one was sent is a fact and stays; anything else befalls only what is pending as it
   * was read, and not what is told with a subscription that has begun since.
   */
  settle(sub: string, alerts: readonly ReadAlert[], to: Settlement): Promise<void>;
  /** Adds jobs to what the person has due at that minute. */
  defer(sub: string, jobIds: readonly string[], at: number): Promise<void>;
  /** The jobs that a due row holds; undefined where it is gone. */
  due(key: { pk: string; sk: string }): Promise<string[] | undefined>;
  /** Removes a due row if it still holds exactly these jobs. */
  doneDue(key: { pk: string; sk: string }, jobIds: readonly string[]): Promise<boolean>;
  /** Whether the provider has reported that it took this message. */
  accepted(messageId: string): Promise<boolean>;
  /** Notes, once, that the person's last free alert has been charged; not where one has been given back since. */
  freeAlertsEnded(sub: string, at: string): Promise<void>;
}
