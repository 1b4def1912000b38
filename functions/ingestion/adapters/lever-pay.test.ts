import { describe, expect, test } from '@jest/globals';
import { aLeverPosting } from './fixtures/lever-board.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { leverUs } from './lever.ts';

const postingWith = (facts: Record<string, unknown>) =>
  leverUs.parse('acme', [[aLeverPosting('8', facts)]]).postings[0];

describe('the pay of a Lever posting', () => {
  test.each([
    ['per-hour-wage', { label: '', period: 'hour' }],
    ['per-day-wage', { label: '', period: 'day' }],
    ['per-month-salary', { label: '', period: 'month' }],
    ['bi-week-salary', { label: '', period: 'other' }],
    ['per-mile', { label: '', period: 'other' }],
    [null, { label: '', period: '' }],
  ])('with the interval %j keeps the employer’s period', (interval, stated) => {
    const posting = postingWith({ salaryRange: { currency: 'EUR', interval, min: 1_000, max: 2_000 } });
    expect(posting?.pay).toEqual([{ min: 1_000, max: 2_000, currency: 'EUR', ...stated }]);
  });

  test.each([
    ['as text', { min: '15000', max: '18000.5' }, [15_000, 18_000.5]],
    ['without an upper bound', { min: 15_000, max: null }, [15_000, null]],
    ['as words', { min: 'a lot', max: 'more' }, []],
    ['negative', { min: -5, max: 100 }, [null, 100]],
    ['out of range', { min: 1e300, max: undefined }, []],
    ['once', { min: 40_000, max: 50_000, interval: 'one-time' }, []],
    ['as no range', 'competitive', []],
    ['as null', null, []],
  ])('given %s is kept as far as it is valid', (_, range, bounds) => {
    const salaryRange =
      typeof range === 'object' && range ? { currency: 'USD', interval: '', ...range } : range;
    expect(postingWith({ salaryRange })?.pay.flatMap(({ min, max }) => [min, max])).toEqual(bounds);
  });

  test('given from high to low is reversed', () => {
    const salaryRange = { currency: 'USD', interval: 'per-year-salary', min: 180_000, max: 150_000 };
    expect(factsOf(postingWith({ salaryRange })).payRanges).toEqual([
      { label: '', min: 150_000, max: 180_000, currency: 'USD', period: 'year' },
    ]);
  });
});
