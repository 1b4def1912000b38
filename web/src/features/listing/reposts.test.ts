import { describe, expect, test } from '@jest/globals';
import { repostText } from './reposts.ts';

const NOW = Date.parse('2026-11-29T12:00:00.000Z');

describe('how often a job was posted', () => {
  test.each([
    [2, '2026-06-01T00:30:00.000Z', 'Posted twice since June'],
    [4, '2026-06-30T23:30:00.000Z', 'Posted 4 times since June'],
    [3, '2025-12-01T12:00:00.000Z', 'Posted 3 times since December 2025'],
  ])('%i times since %s reads %j', (times, since, text) => {
    expect(repostText({ times, since }, NOW)).toBe(text);
  });

  test.each([null, undefined])('is not said of a job that was posted once', (reposts) => {
    expect(repostText(reposts, NOW)).toBe('');
  });
});
