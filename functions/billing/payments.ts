import type { UserReceipt } from '@daybreak/contract/types.ts';
import type { Interval, Subscription } from './subscription.ts';

/** A page where a person can pay, as long as it is open. */
export interface Checkout {
  readonly id: string;
  readonly isOpen: boolean;
  readonly planInterval: Interval | null;
  readonly url: string | null;
}

/** What is asked of a new page. `once` makes it the same page however often it is asked. */
export interface NewCheckout {
  readonly customerId: string;
  readonly sub: string;
  readonly planInterval: Interval;
  readonly once: string;
}

/** The payment provider, as billing wants it. Everything throws Unavailable where the provider does not answer. */
export interface Payments {
  /** A customer for a person: the same one, however often and however much at once it is asked. */
  createCustomer(sub: string, email: string): Promise<string>;
  /** All that a customer ever had, of every state; none where the provider no longer has the customer. */
  subscriptionsOf(customerId: string): Promise<readonly Subscription[]>;
  /** A customer's latest pages, newest first. */
  checkoutsOf(customerId: string): Promise<readonly Checkout[]>;
  /** The address of a new page. Throws Conflict where `once` has already stood for a page of the other plan. */
  createCheckout(wanted: NewCheckout): Promise<string>;
  /** Closes a page; one that is closed or paid stays as it is. */
  closeCheckout(id: string): Promise<void>;
  /** Lets a subscription end with its period, or go on after all. */
  endWithPeriod(id: string, ends: boolean): Promise<void>;
  /** Ends a subscription at once and without a charge; one that has ended stays as it is. */
  endNow(id: string): Promise<void>;
  /** Moves a subscription to the other plan and charges the difference. Throws Conflict, with nothing changed, where it is declined. */
  changePlan(subscription: Subscription, planInterval: Interval): Promise<void>;
  /** What a customer has paid, newest first. Throws BadInput where `nextToken` is no token. */
  receiptsOf(
    customerId: string,
    nextToken: string | null,
  ): Promise<{ items: UserReceipt[]; nextToken: string | null }>;
  /** Removes a customer with all payment data; what the law wants kept of invoices stays with the provider. */
  removeCustomer(customerId: string): Promise<void>;
}
