import type { Alert } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import type { DeliveryStore } from './delivery-store.ts';

/**
 * What handing a message over gave. refused: certainly not taken, and another try may help; throttled: not taken, since
 * the account sends faster than it may; overQuota: not taken, since the account's mails of 24 hours are used up; spent:
 * not sent, since the person's texts of the day are used up; failed: not taken, and no other try will; unavailable:
 * likewise, because our account cannot send; unclear: nobody knows yet.
 */
export type HandOver =
  | 'accepted'
  | 'refused'
  | 'throttled'
  | 'overQuota'
  | 'spent'
  | 'failed'
  | 'unavailable'
  | 'unclear';

/** An alert that is due, with its job. */
export interface Item {
  readonly job: Job;
  readonly alert: Alert;
}

/** A message as the provider is to get it. */
export interface Outgoing {
  readonly messageId: string;
  readonly user: User;
  readonly items: readonly Item[];
  /** Free alerts left after this message; null for subscribers. */
  readonly left: number | null;
  /** Of a first message: when what made its oldest job fit was seen, in milliseconds since 1970. */
  readonly seen?: number;
}

/** What delivery needs of the world. */
export interface Delivery {
  readonly store: DeliveryStore;
  readonly handOver: (message: Outgoing) => Promise<HandOver>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The outcome is not settled: the message is to come again later. */
export class TryLater extends Error {}
