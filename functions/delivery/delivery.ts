import type { Alert } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import type { DeliveryStore } from './delivery-store.ts';

/**
 * The outcome of sending a message.
 * - accepted: the provider took it.
 * - refused: not taken; another try may succeed.
 * - throttled: not taken, because our account sends faster than it may.
 * - quotaExceeded: not taken, because our account's mail quota of 24 hours is used up.
 * - textLimitReached: not sent, because the person's texts of the day are used up.
 * - failed: not taken, and no other try will succeed.
 * - unavailable: not taken, because our account can't send.
 * - unclear: not known yet; the delivery events will tell.
 */
export type SendOutcome =
  | 'accepted'
  | 'refused'
  | 'throttled'
  | 'quotaExceeded'
  | 'textLimitReached'
  | 'failed'
  | 'unavailable'
  | 'unclear';

/** An alert to be sent now, with its job. */
export interface DueAlert {
  readonly job: Job;
  readonly alert: Alert;
}

/** The matching jobs that a message has no room for. */
export interface LeftOut {
  readonly jobs: number;
  /** There are even more. */
  readonly isMore: boolean;
  /** How many more there are of employers that are in the message, most first. */
  readonly employers: readonly { readonly employer: string; readonly jobs: number }[];
}

export interface AlertMessage {
  readonly messageId: string;
  readonly user: User;
  readonly items: readonly DueAlert[];
  /** Absent if the message has all that waits. */
  readonly leftOut?: LeftOut;
  /** Free alerts left after this message; null for subscribers. */
  readonly freeAlertsLeft: number | null;
  /** When the oldest job of a first message began to match, in milliseconds; absent for deferred messages. */
  readonly seenAt?: number;
}

export interface Deps {
  readonly store: DeliveryStore;
  readonly sendMessage: (message: AlertMessage) => Promise<SendOutcome>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The outcome is not settled yet: the queue delivers the message again later. */
export class RetryLaterError extends Error {}
