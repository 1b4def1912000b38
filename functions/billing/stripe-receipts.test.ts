import { describe, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { formatAmount, paidPeriod } from './stripe-receipts.ts';

const charge = { amount_refunded: 0, refunded: false, disputed: false };

describe('the amount of a receipt', () => {
  test.each([
    ['of a payment', [charge], '$4.63'],
    ['paid by a credit, without a charge', [], '$4.63'],
    ['that was refunded', [{ ...charge, amount_refunded: 463, refunded: true }], '$4.63, refunded'],
    ['that was partly refunded', [{ ...charge, amount_refunded: 200 }], '$4.63, $2.00 refunded'],
    ['that is disputed', [{ ...charge, disputed: true }], '$4.63, disputed'],
  ])('API-01 %s', (_, charges, words) => {
    expect(formatAmount(463, 'usd', charges)).toBe(words);
  });

  test('API-01 of a currency without cents', () => {
    expect(formatAmount(700, 'jpy', [])).toBe('¥700');
  });
});

describe('the period of a receipt', () => {
  const lines = (...periods: readonly { start: number; end: number }[]) =>
    // The rest of a line is not read.
    ({ data: periods.map((period) => ({ period })) }) as Stripe.Invoice['lines'];

  test('SUB-02 is the one that the invoice’s line pays for', () => {
    expect(paidPeriod({ created: 5, lines: lines({ start: 10, end: 40 }) })).toEqual({
      periodStart: 10,
      periodEnd: 40,
    });
  });

  test('SUB-02 is the new plan’s after a change, whose credit has a period of its own', () => {
    const changed = lines({ start: 10, end: 40 }, { start: 20, end: 385 });
    expect(paidPeriod({ created: 20, lines: changed })).toEqual({ periodStart: 20, periodEnd: 385 });
  });

  test('SUB-02 is the day of payment for an invoice without lines', () => {
    expect(paidPeriod({ created: 20, lines: lines() })).toEqual({ periodStart: 20, periodEnd: 20 });
  });
});
