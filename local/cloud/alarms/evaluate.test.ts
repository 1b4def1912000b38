import { describe, expect, test } from '@jest/globals';
import type { AlarmRule, AlarmState, Datapoint } from './alarm.ts';
import { evaluateAlarm } from './evaluate.ts';

const MINUTE_MS = 60_000;
const now = 100 * MINUTE_MS;
const rule: AlarmRule = {
  statistic: 'Maximum',
  periodSeconds: 60,
  threshold: 10,
  comparison: 'GreaterThanThreshold',
  evaluationPeriods: 3,
  missing: 'missing',
};

/** One value a minute, newest first; '-' is a minute without a value. */
const points = (text: string): Datapoint[] =>
  text.split(' ').flatMap((value, index) => {
    const at = now - (index + 1) * MINUTE_MS;
    return value === '-' ? [] : { at, sum: Number(value), maximum: Number(value) };
  });
const stateOf = (text: string, change: Partial<AlarmRule> = {}, state: AlarmState = 'OK', since = 0) =>
  evaluateAlarm({ ...rule, ...change }, points(text), { now: now + 1_000, since, state }).state;

describe('an alarm', () => {
  test.each<[string, string, Partial<AlarmRule>, AlarmState]>([
    ['goes off if all its periods breach', '11 12 13', {}, 'ALARM'],
    ['stays quiet if one does not', '11 10 13', {}, 'OK'],
    ['reads no further back than its periods', '1 2 3 99 99', {}, 'OK'],
    ['uses an older value in place of a missing one', '11 - 12 13', {}, 'ALARM'],
    ['does not go off if values are missing', '11 - - - -', {}, 'OK'],
    ['counts a missing value as breaching if configured so', '11 - - - -', { missing: 'breaching' }, 'ALARM'],
    ['counts a missing value as good if configured so', '- - - - -', { missing: 'notBreaching' }, 'OK'],
    ['goes off without any value if configured so', '- - - - -', { missing: 'breaching' }, 'ALARM'],
    ['has insufficient data without any value', '- - - - -', {}, 'INSUFFICIENT_DATA'],
  ])('OPS-01 %s: %s', (_, text, change, expected) => {
    expect(stateOf(text, change)).toBe(expected);
  });

  test('OPS-01 does not treat the time before the start as missing', () => {
    const since = now - 2 * MINUTE_MS;
    expect(stateOf('- - - - -', { missing: 'breaching' }, 'INSUFFICIENT_DATA', since)).toBe(
      'INSUFFICIENT_DATA',
    );
  });

  test.each<[AlarmRule['comparison'], AlarmState]>([
    ['GreaterThanThreshold', 'OK'],
    ['GreaterThanOrEqualToThreshold', 'ALARM'],
  ])('OPS-01 with %s 10, values of 10: %s', (comparison, expected) => {
    expect(stateOf('10 10 10', { comparison })).toBe(expected);
  });

  test.each<[AlarmRule['statistic'], number]>([
    ['Maximum', 6],
    ['Sum', 12],
  ])('OPS-01 aggregates a period by %s', (statistic, expected) => {
    const threeMinutes = { ...rule, statistic, periodSeconds: 180, evaluationPeriods: 1 };
    const { values } = evaluateAlarm(threeMinutes, points('2 4 6'), { now, since: 0, state: 'OK' });
    expect(values).toEqual([expected]);
  });
});
