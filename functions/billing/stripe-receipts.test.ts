import { describe, expect, test } from '@jest/globals';
import { amountOf } from './stripe-receipts.ts';

const charge = { amount_refunded: 0, refunded: false, disputed: false };

describe('the amount of a receipt', () => {
  test.each([
    ['as it was paid', [charge], '$4.63'],
    ['without a charge, as where a credit paid', [], '$4.63'],
    ['given back', [{ ...charge, amount_refunded: 463, refunded: true }], '$4.63, refunded'],
    ['given back in part', [{ ...charge, amount_refunded: 200 }], '$4.63, $2.00 refunded'],
    ['that is disputed', [{ ...charge, disputed: true }], '$4.63, disputed'],
  ])('API-01 %s', (_, charges, words) => {
    expect(amountOf(463, 'usd', charges)).toBe(words);
  });

  test('API-01 of a currency without cents', () => {
    expect(amountOf(700, 'jpy', [])).toBe('¥700');
  });
});
