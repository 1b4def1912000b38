import { describe, expect, test } from '@jest/globals';
import type { JobCard } from './api/list-jobs.ts';
import { dayGroups, jobsRead, lastSeen } from './board.ts';
import type { BoardState } from './board-reader.ts';
import { givenJob } from './testing/given-job.ts';
import { givenPage } from './testing/given-page.ts';

const clock = { date: '2026-03-10', timeZone: 'UTC' };

/** Creates the state of a loaded board. */
function givenReading(parts: readonly (readonly JobCard[])[], total = 90, totalToday = 40): BoardState {
  const { items: _, nextToken, ...counts } = givenPage([], { total, totalToday });
  return {
    parts: parts.map((jobs, key) => ({ key, jobs })),
    counts,
    nextToken: nextToken ?? null,
    isReading: false,
    failure: null,
  };
}

const groupsOf = ({ parts, counts }: BoardState) => (counts === null ? [] : dayGroups(parts, counts, clock));

const today = (id: string, time: string, isRemote = false) =>
  givenJob({ jobID: id, jobDetected: `2026-03-10T${time}:00.000Z`, isRemote });
const yesterday = (id: string) => givenJob({ jobID: id, jobDetected: '2026-03-09T12:00:00.000Z' });

describe('the board', () => {
  test('HOME-01 groups jobs into Today and Yesterday with whole-day counts', () => {
    const reading = givenReading([[today('a', '10:00')], [today('b', '09:00'), yesterday('c')]], 553, 212);
    const groups = groupsOf(reading).map(({ heading, count, parts }) => [heading, count, jobsRead(parts)]);
    expect(groups).toEqual([
      ['Today', 212, 2],
      ['Yesterday', 341, 1],
    ]);
  });

  test('HOME-01 leaves out older jobs and empty days', () => {
    const old = givenJob({ jobID: 'old', jobDetected: '2026-03-08T23:59:59.000Z' });
    const groups = groupsOf(givenReading([[yesterday('b'), old]]));
    expect(groups.map(({ heading, parts }) => [heading, jobsRead(parts)])).toEqual([['Yesterday', 1]]);
    expect(groupsOf(givenReading([]))).toEqual([]);
  });

  test('HOME-20 keeps loaded chunks identical, so that they aren’t rendered again', () => {
    const reading = givenReading([[today('a', '10:00')]]);
    const more = { ...reading, parts: [...reading.parts, { key: 1, jobs: [today('b', '09:00')] }] };
    expect(groupsOf(more)[0]?.parts[0]).toBe(groupsOf(reading)[0]?.parts[0]);
  });
});

describe('the newest job', () => {
  const noon = Date.parse('2026-03-10T12:00:00.000Z');

  test('is known once both kinds of the newest day have started', () => {
    const reading = givenReading([[today('a', '09:00', true), today('b', '12:00')]], 90, 40);
    expect(lastSeen(reading, clock)).toEqual({ instant: noon, among: 'all' });
  });

  test('is known for the first kind only until the other starts', () => {
    const reading = givenReading([[today('a', '12:00', true), today('b', '11:00', true)]], 90, 40);
    expect(lastSeen(reading, clock)).toEqual({ instant: noon, among: 'remote' });
  });

  test('is known when the newest day is complete', () => {
    const reading = givenReading([[today('a', '12:00'), yesterday('b')]], 90, 1);
    expect(lastSeen(reading, clock)).toEqual({ instant: noon, among: 'all' });
  });

  test('is unknown on an empty board', () => {
    expect(lastSeen(givenReading([]), clock)).toBeNull();
  });
});
