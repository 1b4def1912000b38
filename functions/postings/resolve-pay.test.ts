import { expect, test } from '@jest/globals';
import { resolvePay } from './resolve-pay.ts';

const stated = { label: '', min: 75_000, max: 90_000, currency: 'EUR', period: 'year' };

test("the fields' pay wins over the description's, which counts only without it", () => {
  const lines = ['Salary: €50,000 - €60,000 a year'];
  expect(resolvePay([stated], lines, [])).toEqual([stated]);
  expect(resolvePay([], lines, [])).toEqual([{ ...stated, min: 50_000, max: 60_000 }]);
});

test('a field that the description calls on-target earnings says so, also beside base pay', () => {
  const earnings = [{ ...stated, label: 'OTE' }];
  expect(resolvePay([stated], ['€75–90k OTE, uncapped'], [])).toEqual(earnings);
  expect(resolvePay([stated], ['Base pay: €50k - €60k.', 'OTE: €75k - €90k'], [])).toEqual(earnings);
  expect(resolvePay([stated], ['OTE: €95k - €120k'], [])).toEqual([stated]);
  const zone = { ...stated, label: 'Zone A' };
  expect(resolvePay([zone], ['€75–90k OTE, uncapped'], [])).toEqual([zone]);
});
