import { expect, test } from '@jest/globals';
import { alertKey, jobKey, meterKey, sliceKey, storedPostingKey } from '../keys.ts';
import { jobIdOfKey } from './job-of-key.ts';

test.each([
  ['a job', jobKey('board:1')],
  ['a slice of its fan-out', sliceKey('board:1', '0-f')],
  ['its posting', storedPostingKey('board:1')],
  ['an alert for it', alertKey('ada', 'board:1')],
])('OPS-01 the key of %s has the job’s id', (_, key) => {
  expect(jobIdOfKey(key)).toBe('board:1');
});

test('OPS-01 other keys have no job id', () => {
  expect([jobIdOfKey(meterKey('ada')), jobIdOfKey({})]).toEqual([undefined, undefined]);
});
