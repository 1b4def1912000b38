import { describe, expect, test } from '@jest/globals';
import { readJob } from './fixtures/as-posted.ts';
import { aLeverPosting } from './fixtures/lever-board.ts';
import { leverUs } from './lever.ts';

const postingWith = (facts: Record<string, unknown>) =>
  leverUs.read('acme', [[aLeverPosting('8', facts)]]).postings[0];

describe('the pay of a Lever posting', () => {
  test.each([
    ['per-hour-wage', { label: '', period: 'hour' }],
    ['per-day-wage', { label: '', period: 'day' }],
    ['per-month-salary', { label: '', period: 'month' }],
    ['bi-week-salary', { label: 'bi week salary', period: '' }],
    ['per-mile', { label: 'per mile', period: '' }],
    [null, { label: '', period: '' }],
  ])('paid %j keeps the period the employer states', (interval, stated) => {
    const posting = postingWith({ salaryRange: { currency: 'EUR', interval, min: 1_000, max: 2_000 } });
    expect(posting?.pay).toEqual([{ min: 1_000, max: 2_000, currency: 'EUR', ...stated }]);
  });

  test.each([
    ['as text', { min: '15000', max: '18000.5' }, [15_000, 18_000.5]],
    ['without an end', { min: 15_000, max: null }, [15_000, null]],
    ['in words', { min: 'a lot', max: 'more' }, []],
    ['below nothing', { min: -5, max: 100 }, [null, 100]],
    ['beyond all bounds', { min: 1e300, max: undefined }, []],
    ['once', { min: 40_000, max: 50_000, interval: 'one-time' }, []],
    ['that is no range', 'competitive', []],
    ['that is null', null, []],
  ])('keeps of pay %s what can be read', (_, range, bounds) => {
    const salaryRange =
      typeof range === 'object' && range ? { currency: 'USD', interval: '', ...range } : range;
    expect(postingWith({ salaryRange })?.pay.flatMap(({ min, max }) => [min, max])).toEqual(bounds);
  });

  test('paid from more to less is a job paid from less to more', () => {
    const salaryRange = { currency: 'USD', interval: 'per-year-salary', min: 180_000, max: 150_000 };
    expect(readJob(postingWith({ salaryRange })).payRanges).toEqual([
      { label: '', min: 150_000, max: 180_000, currency: 'USD', period: 'year' },
    ]);
  });
});
