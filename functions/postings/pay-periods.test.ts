import { expect, test } from '@jest/globals';
import { statedPeriod } from './pay-periods.ts';

test.each([
  ['1 YEAR', 'year'],
  ['per-hour-wage', 'hour'],
  ['Annual salary', 'year'],
  ['Monthly', 'month'],
  ['HUR', 'hour'],
  ['12 MONTH', 'year'],
  ['billable hourly', 'hour'],
  ['pro Monat', 'month'],
  ['2 WEEK', 'other'],
  ['0.5 MONTH', 'other'],
  ['BI_WEEKLY', 'other'],
  ['BIWEEKLY', 'other'],
  ['semi-monthly', 'other'],
  ['half-yearly', 'other'],
  ['every other Friday', 'other'],
  ['Quarterly', 'other'],
  ['per shift', 'other'],
  ['NONE', ''],
  ['', ''],
])('ING-02 the interval %j of a vendor is %j', (interval, period) => {
  expect(statedPeriod(interval)).toBe(period);
});
