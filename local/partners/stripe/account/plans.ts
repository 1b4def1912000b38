import type { Kept } from './kept.ts';

/** 1 July 2026, when the account's owner made the prices. */
const made = 1_782_864_000;

const priced = (
  lookupKey: string,
  nickname: string,
  interval: 'month' | 'year',
  cents: number,
): Kept['price'] => ({
  id: `price_${lookupKey}`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: made,
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

/** The prices that the owner of the account has made in it, as a real account needs them too. */
export const PRICES = [
  priced('monthly', 'Monthly', 'month', 463),
  priced('annual', 'Annual', 'year', 5563),
] as const;
