import { describe, expect, test } from '@jest/globals';
import { ashby } from './ashby.ts';
import { anAshbyJob, anAshbyPay, anAshbySalary } from './fixtures/ashby-board.ts';
import { factsOf } from './fixtures/odd-postings.ts';

const postingWith = (facts: Record<string, unknown>) =>
  ashby.parse('acme', [{ jobs: [anAshbyJob('8', facts)] }]).postings[0];

describe('the pay of an Ashby posting', () => {
  const payOf = (facts: Record<string, unknown>) => postingWith(facts)?.pay;
  const bounds = (facts: Record<string, unknown>) =>
    payOf({ compensation: anAshbyPay([null, anAshbySalary(facts)]) })?.flatMap(({ min, max }) => [min, max]);

  test('has one range per salary of each tier', () => {
    const compensation = anAshbyPay(
      [
        'Zone A',
        anAshbySalary(),
        anAshbySalary({
          compensationType: 'EquityPercentage',
          interval: 'NONE',
          minValue: 0.5,
          maxValue: 1.75,
        }),
        anAshbySalary({ compensationType: 'Bonus', minValue: 10_000 }),
      ],
      ['Zone B', anAshbySalary({ minValue: 130_000, maxValue: 150_000 })],
      ['Equity only', anAshbySalary({ compensationType: 'EquityCashValue' })],
    );
    expect(payOf({ compensation })).toEqual([
      { label: 'Zone A', min: 150_000, max: 180_000, currency: 'USD', period: 'year' },
      { label: 'Zone B', min: 130_000, max: 150_000, currency: 'USD', period: 'year' },
    ]);
  });

  test('is empty if the employer does not display it', () => {
    expect(payOf({ shouldDisplayCompensationOnJobPostings: false })).toEqual([]);
  });

  test('comes from the summary if there are no tiers', () => {
    const compensation = {
      compensationTiers: [],
      summaryComponents: [anAshbySalary({ interval: '1 HOUR' })],
    };
    expect(payOf({ compensation })?.[0]).toMatchObject({ label: '', min: 150_000, period: 'hour' });
  });

  test.each([
    ['1 YEAR', { label: 'Zone A', period: 'year' }],
    ['1 MONTH', { label: 'Zone A', period: 'month' }],
    ['1 hour', { label: 'Zone A', period: 'hour' }],
    ['2 WEEK', { label: 'Zone A', period: 'other' }],
    ['NONE', { label: 'Zone A', period: '' }],
    [null, { label: 'Zone A', period: '' }],
  ])('with the interval %j keeps the employer’s period', (interval, stated) => {
    const compensation = anAshbyPay(['Zone A', anAshbySalary({ interval })]);
    expect(payOf({ compensation })).toEqual([{ min: 150_000, max: 180_000, currency: 'USD', ...stated }]);
  });

  test.each([
    ['as text', { minValue: '150000', maxValue: '180000.5' }, [150_000, 180_000.5]],
    ['without an upper bound', { maxValue: null }, [150_000, null]],
    ['as words', { minValue: 'a lot', maxValue: 'more' }, []],
    ['negative', { minValue: -5 }, [null, 180_000]],
    ['out of range', { minValue: 1e300, maxValue: null }, []],
  ])('given %s is kept as far as it is valid', (_, facts, read) => {
    expect(bounds(facts)).toEqual(read);
  });

  test.each([
    'competitive',
    [],
    7,
    { compensationTiers: 'none' },
    { compensationTiers: [null, { components: null }, { components: [null, 7] }] },
  ])('is empty for %j', (compensation) => {
    expect(payOf({ compensation })).toEqual([]);
  });

  test('given from high to low is reversed', () => {
    const compensation = anAshbyPay([null, anAshbySalary({ minValue: 180_000, maxValue: 150_000 })]);
    expect(factsOf(postingWith({ compensation })).payRanges).toEqual([
      { label: '', min: 150_000, max: 180_000, currency: 'USD', period: 'year' },
    ]);
  });
});
