import { describe, expect, test } from '@jest/globals';
import type { AlarmRule, AlarmState, Datapoint } from './alarm.ts';
import { evaluateAlarm } from './evaluate.ts';

const MINUTE = 60_000;
const now = 100 * MINUTE;
const rule: AlarmRule = {
  statistic: 'Maximum',
  periodSeconds: 60,
  threshold: 10,
  comparison: 'GreaterThanThreshold',
  evaluationPeriods: 3,
  datapointsToAlarm: 3,
  missing: 'missing',
};

/** One value a minute, the newest first; '-' is a minute without one. */
const points = (text: string): Datapoint[] =>
  text.split(' ').flatMap((value, index) =>
    value === '-'
      ? []
      : [
          {
            at: now - (index + 1) * MINUTE,
            count: 1,
            sum: Number(value),
            smallest: Number(value),
            largest: Number(value),
          },
        ],
  );
const stateOf = (text: string, given: Partial<AlarmRule> = {}, state: AlarmState = 'OK', since = 0) =>
  evaluateAlarm({ ...rule, ...given }, points(text), { now: now + 1_000, since, state }).state;

describe('an alarm', () => {
  test.each<[string, string, Partial<AlarmRule>, AlarmState]>([
    ['goes off when all its periods breach', '11 12 13', {}, 'ALARM'],
    ['stays quiet when one does not', '11 10 13', {}, 'OK'],
    ['goes off when enough of its periods breach', '11 10 13', { datapointsToAlarm: 2 }, 'ALARM'],
    ['looks no further back than its periods', '1 2 3 99 99', { datapointsToAlarm: 1 }, 'OK'],
    ['takes an older value in place of a missing one', '11 - 12 13', {}, 'ALARM'],
    ['has too little to go off on when values are missing', '11 - - - -', {}, 'OK'],
    [
      'counts a missing value as breaching where it is told so',
      '11 - - - -',
      { missing: 'breaching' },
      'ALARM',
    ],
    ['counts a missing value as well where it is told so', '- - - - -', { missing: 'notBreaching' }, 'OK'],
    ['goes off on silence alone where it is told so', '- - - - -', { missing: 'breaching' }, 'ALARM'],
    ['knows nothing after silence', '- - - - -', {}, 'INSUFFICIENT_DATA'],
  ])('OPS-01 %s: %s', (_, text, given, expected) => {
    expect(stateOf(text, given)).toBe(expected);
  });

  test('OPS-01 keeps its state through silence where it ignores what is missing', () => {
    expect(stateOf('- - - - -', { missing: 'ignore' }, 'ALARM')).toBe('ALARM');
  });

  test('OPS-01 does not take the time before its own start for silence', () => {
    const since = now - 2 * MINUTE;
    expect(stateOf('- - - - -', { missing: 'breaching' }, 'INSUFFICIENT_DATA', since)).toBe(
      'INSUFFICIENT_DATA',
    );
  });

  test.each<[AlarmRule['comparison'], number, AlarmState]>([
    ['GreaterThanThreshold', 10, 'OK'],
    ['GreaterThanOrEqualToThreshold', 10, 'ALARM'],
    ['LessThanThreshold', 10, 'OK'],
    ['LessThanOrEqualToThreshold', 10, 'ALARM'],
    ['LessThanThreshold', 9, 'ALARM'],
  ])('OPS-01 %s 10, at %d: %s', (comparison, value, expected) => {
    expect(stateOf(`${value} ${value} ${value}`, { comparison })).toBe(expected);
  });

  test.each<[AlarmRule['statistic'], number]>([
    ['Average', 4],
    ['Maximum', 6],
    ['Minimum', 2],
    ['SampleCount', 3],
    ['Sum', 12],
  ])('OPS-01 makes one value of a period: %s', (statistic, expected) => {
    const one = { ...rule, statistic, periodSeconds: 180, evaluationPeriods: 1, datapointsToAlarm: 1 };
    const { values } = evaluateAlarm(one, points('2 4 6'), { now, since: 0, state: 'OK' });
    expect(values).toEqual([expected]);
  });
});
