import { expect, test } from '@jest/globals';
import { annualPay } from './annual-pay.ts';
import { ON_TARGET_LABEL, type PayRange } from './pay.ts';

const range = (facts: Partial<PayRange>): PayRange => ({
  label: '',
  min: null,
  max: null,
  currency: 'USD',
  period: 'year',
  ...facts,
});

test.each([
  ['a year', range({ min: 120_000, max: 150_400 }), 150],
  ['an hour', range({ min: 40, max: 60, period: 'hour' }), 125],
  ['a day', range({ min: 500, period: 'day' }), 130],
  ['a week', range({ min: 2_000, period: 'week' }), 104],
  ['a month', range({ max: 10_000, period: 'month' }), 120],
  ['in euros', range({ max: 100_000, currency: 'EUR' }), 115],
  ['in rupees', range({ max: 2_500_000, currency: 'INR' }), 29],
  ['without a period', range({ max: 900, period: '' }), 0],
  ['without a currency', range({ max: 120_000, currency: '' }), 0],
  ['in a currency without a rate', range({ max: 120_000, currency: 'XAF' }), 0],
])('pay %s is put on one scale', (_, stated, thousands) => {
  expect(annualPay([stated])).toBe(thousands);
});

test('the best of several ranges counts, and none is no pay', () => {
  expect(annualPay([range({ max: 100_000 }), range({ max: 140_000 }), range({ period: '' })])).toBe(140);
  expect(annualPay([])).toBe(0);
});

test('on-target earnings count only where nothing else is stated', () => {
  const onTarget = range({ label: ON_TARGET_LABEL, max: 240_000 });
  expect(annualPay([onTarget])).toBe(240);
  expect(annualPay([onTarget, range({ max: 120_000 })])).toBe(120);
});
