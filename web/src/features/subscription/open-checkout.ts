import type { PlanInterval } from '@daybreak/contract/types.ts';
import { createCheckout } from './api/subscription.ts';

let opening: Promise<void> | undefined;

async function open(email: string, interval: PlanInterval, leave: (address: string) => void): Promise<void> {
  try {
    leave(await createCheckout(email, interval));
  } catch (error) {
    console.error(error);
    throw error;
  } finally {
    opening = undefined;
  }
}

/** Opens the payment provider's checkout, one at a time. Rejects with a `Failure`, which is logged. */
export function openCheckout(
  email: string,
  interval: PlanInterval,
  leave = (address: string) => location.assign(address),
): Promise<void> {
  opening ??= open(email, interval, leave);
  return opening;
}
