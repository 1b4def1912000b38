import { describe, expect, test } from '@jest/globals';
import { formatAmount } from './stripe-receipts.ts';

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
