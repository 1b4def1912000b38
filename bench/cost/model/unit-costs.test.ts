import { expect, test } from '@jest/globals';
import { UNIT_COSTS } from '../../../functions/operations/unit-costs.ts';
import { DAYS, type Inputs, monthlyActivity } from './activity.ts';
import { STATED_HABITS } from './habits.ts';
import { readMeasuredUnits } from './measured-units.ts';
import { monthlyPurposes } from './purposes.ts';
import { dollarsAtFirstTier } from './usage.ts';

const inputs: Inputs = { habits: STATED_HABITS, units: readMeasuredUnits() };
const { boards, jobsPerDay } = STATED_HABITS;

/** Returns a month's dollars for some purposes. */
function dollarsFor(people: number, ...names: readonly string[]): number {
  const purposes = monthlyPurposes(people, inputs).filter(({ name }) => names.includes(name));
  expect(purposes).toHaveLength(names.length);
  return purposes.reduce((sum, { usage }) => sum + dollarsAtFirstTier(usage), 0);
}

const PEOPLE = 100_000;
const { messages, texts } = monthlyActivity(PEOPLE, inputs);

test('OPS-01 the daily report’s unit costs are those of the model, to within 2 %', () => {
  const modeled = {
    day: dollarsFor(0, 'stored rows and backups', 'alarms, logs, traces, firewalls') / DAYS,
    board: dollarsFor(0, 'reading boards') / DAYS / boards,
    job: dollarsFor(0, 'new and changed jobs', 'matching') / DAYS / jobsPerDay,
    message: dollarsFor(PEOPLE, 'alerts and messages') / messages,
    text: dollarsFor(PEOPLE, 'texts') / texts,
  };
  const deviations = Object.entries(modeled).map(([unit, dollars]) => {
    // Object.entries widens the keys to string, but both objects have the same.
    const stated = UNIT_COSTS[unit as keyof typeof UNIT_COSTS];
    return { unit, dollars, isClose: Math.abs(stated - dollars) < 0.02 * dollars };
  });
  expect(deviations.filter(({ isClose }) => !isClose)).toEqual([]);
});
