import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import { cacheFor } from '../platform/cache-for.ts';
import { requireEnv } from '../platform/require-env.ts';

/** For how long a secret that was read is used, in milliseconds: so soon a new one works. */
const KEPT = 60_000;

/** The text of the secret whose ARN a variable of the template holds. */
export function secretText(variable: string): () => Promise<string> {
  const SecretId = requireEnv(variable);
  const secrets = new SecretsManagerClient({});
  const read = async () => {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    if (!SecretString)
      throw new Error(`The secret of ${variable} is empty: see docs/runbook.md, "Payments".`);
    return SecretString.trim();
  };
  return cacheFor(read, KEPT, Date.now);
}

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
  const key = secretText('STRIPE_KEY_ARN');
  const base = process.env['STRIPE_API_BASE'] ?? 'https://api.stripe.com';
  return async () => stripeAt(base, await key());
}
