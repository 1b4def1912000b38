import type { UserReceipt } from '@daybreak/contract/types.ts';
import type { Interval, Subscription } from './subscription.ts';

/** A checkout page. */
export interface Checkout {
  readonly id: string;
  readonly isOpen: boolean;
  readonly planInterval: Interval | null;
  readonly url: string | null;
}

/** Requests with the same idempotency key open the same page. */
export interface CheckoutRequest {
  readonly customerId: string;
  readonly sub: string;
  readonly planInterval: Interval;
  readonly idempotencyKey: string;
}

/** All methods throw `Fault('Unavailable')` if the provider doesn't respond. */
export interface PaymentProvider {
  /** Creates a person's customer and returns its id. Idempotent. */
  createCustomer(sub: string, email: string): Promise<string>;
  /** Returns all of a customer's subscriptions with any status; empty if the provider no longer has the customer. */
  listSubscriptions(customerId: string): Promise<readonly Subscription[]>;
  /** Returns a customer's latest checkout pages, newest first. */
  listCheckouts(customerId: string): Promise<readonly Checkout[]>;
  /** Opens a page and returns its URL. Throws Conflict if the idempotency key was used for the other plan. */
  createCheckout(request: CheckoutRequest): Promise<string>;
  /** Closes a page, unless it is closed or paid. */
  closeCheckout(id: string): Promise<void>;
  /** Opens the page on which a customer changes the card, and returns its URL. */
  createPortal(customerId: string): Promise<string>;
  cancelAtPeriodEnd(id: string): Promise<void>;
  /** Has a subscription renew that was set to end. */
  undoCancellation(subscription: Subscription): Promise<void>;
  /** Cancels a subscription immediately, without a charge. Idempotent. */
  cancelNow(id: string): Promise<void>;
  /**
   * Moves a subscription to the other plan and charges the difference. Throws Conflict if the charge is
   * declined; nothing changes then.
   */
  changePlan(subscription: Subscription, planInterval: Interval): Promise<void>;
  /** Returns a page of receipts, newest first. Throws BadInput for an invalid `nextToken`. */
  listReceipts(
    customerId: string,
    nextToken: string | null,
  ): Promise<{ items: UserReceipt[]; nextToken: string | null }>;
  /** Deletes a customer with all payment data, except invoices that the law requires the provider to keep. */
  removeCustomer(customerId: string): Promise<void>;
}
