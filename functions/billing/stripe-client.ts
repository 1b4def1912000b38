import Stripe from 'stripe';
import { secretReader } from '../platform/secret.ts';

export type StripeApi = Pick<
  Stripe,
  'billingPortal' | 'charges' | 'checkout' | 'customers' | 'invoices' | 'prices' | 'subscriptions'
>;

/** Creates a client that retries calls without a response, with the same idempotency key. */
export function createStripe(base: string, key: string): StripeApi {
  const { hostname: host, port, protocol } = new URL(base);
  return new Stripe(key, {
    host,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    // AppSync's limit is 30 seconds, and a field makes several calls.
    timeout: 6000,
    telemetry: false,
  });
}

/** Opens the API at STRIPE_API_BASE, or Stripe's own, with the key from Secrets Manager. */
export function openStripe(): () => Promise<StripeApi> {
  const readKey = secretReader('STRIPE_KEY_ARN');
  const base = process.env['STRIPE_API_BASE'] ?? 'https://api.stripe.com';
  return async () => createStripe(base, (await readKey()).trim());
}
