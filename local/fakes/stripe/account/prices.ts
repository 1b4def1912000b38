import type { StripeObjects } from './objects.ts';

/** 1 July 2026. */
const CREATED = 1_782_864_000;

const createPrice = (
  lookupKey: string,
  nickname: string,
  interval: 'month' | 'year',
  cents: number,
): StripeObjects['price'] => ({
  id: `price_${lookupKey}`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: CREATED,
  currency: 'usd',
  livemode: false,
  lookup_key: lookupKey,
  metadata: {},
  nickname,
  product: 'prod_subscription',
  recurring: { interval, interval_count: 1, usage_type: 'licensed', meter: null, trial_period_days: null },
  tax_behavior: 'unspecified',
  type: 'recurring',
  unit_amount: cents,
  unit_amount_decimal: String(cents),
});

/** The prices that a real account needs as well. */
export const PRICES = [
  createPrice('monthly', 'Monthly', 'month', 463),
  createPrice('annual', 'Annual', 'year', 5563),
] as const;
