import Stripe from 'stripe';
import { secretReader } from '../platform/secret.ts';

export type StripeParts = Pick<
  Stripe,
  'charges' | 'checkout' | 'customers' | 'invoices' | 'prices' | 'subscriptions'
>;

/** A client of Stripe's API at `base`, by the key. It repeats a call that got no answer, under one idempotency key. */
export function stripeAt(base: string, key: string): StripeParts {
  const { hostname: host, port, protocol } = new URL(base);
  return new Stripe(key, {
    host,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    // AppSync waits for 30 seconds, and a field makes several calls.
    timeout: 6000,
    telemetry: false,
  });
}

/** The client by the key that Secrets Manager holds, at Stripe or where STRIPE_API_BASE says. */
export function openStripe(): () => Promise<StripeParts> {
  const readKey = secretReader('STRIPE_KEY_ARN');
  const base = process.env['STRIPE_API_BASE'] ?? 'https://api.stripe.com';
  return async () => stripeAt(base, (await readKey()).trim());
}
