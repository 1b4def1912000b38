import { describe, expect, test } from '@jest/globals';
import type { BoardPage, JobCard } from './api/list-jobs.ts';
import { boardJobs, dayGroups, lastSeen } from './board.ts';
import { givenJob } from './testing/given-job.ts';

const clock = { date: '2026-03-10', timeZone: 'UTC' };

function givenPage(items: readonly JobCard[], rest: Partial<BoardPage> = {}): BoardPage {
  return { items, nextToken: null, total: items.length, totalToday: items.length, ...rest };
}

const today = (id: string, time: string, isRemote = false) =>
  givenJob({ jobID: id, jobDetected: `2026-03-10T${time}:00.000Z`, isRemote });
const yesterday = (id: string) => givenJob({ jobID: id, jobDetected: '2026-03-09T12:00:00.000Z' });

describe('the board', () => {
  test('HOME-20 a job that two pages carry stands once, in its first place', () => {
    const pages = [
      givenPage([today('a', '10:00'), today('b', '09:00')]),
      givenPage([today('b', '09:00'), today('c', '08:00')]),
    ];
    expect(boardJobs(pages).map(({ jobID }) => jobID)).toEqual(['a', 'b', 'c']);
  });

  test('HOME-01 jobs fall into Today and Yesterday with the counts of the whole day', () => {
    const pages = [givenPage([today('a', '10:00'), yesterday('b')], { total: 553, totalToday: 212 })];
    expect(dayGroups(pages, clock).map(({ heading, count, jobs }) => [heading, count, jobs.length])).toEqual([
      ['Today', 212, 1],
      ['Yesterday', 341, 1],
    ]);
  });

  test('HOME-01 a job from before yesterday is not shown, and a day without jobs has no heading', () => {
    const old = givenJob({ jobID: 'old', jobDetected: '2026-03-08T23:59:59.000Z' });
    expect(dayGroups([givenPage([yesterday('b'), old])], clock).map(({ heading }) => heading)).toEqual([
      'Yesterday',
    ]);
    expect(dayGroups([], clock)).toEqual([]);
  });
});

describe('the newest job', () => {
  const noon = Date.parse('2026-03-10T12:00:00.000Z');

  test('is known once both kinds of the newest day have begun', () => {
    const pages = [
      givenPage([today('a', '09:00', true), today('b', '12:00')], { total: 90, totalToday: 40 }),
    ];
    expect(lastSeen(pages, clock)).toEqual({ instant: noon, among: 'all' });
  });

  test('is known of the first kind only, while the other waits behind it', () => {
    const pages = [
      givenPage([today('a', '12:00', true), today('b', '11:00', true)], { total: 90, totalToday: 40 }),
    ];
    expect(lastSeen(pages, clock)).toEqual({ instant: noon, among: 'remote' });
  });

  test('is known when the whole of the newest day has been read', () => {
    const pages = [givenPage([today('a', '12:00'), yesterday('b')], { total: 90, totalToday: 1 })];
    expect(lastSeen(pages, clock)).toEqual({ instant: noon, among: 'all' });
  });

  test('is nobody on an empty board', () => {
    expect(lastSeen([givenPage([])], clock)).toBeNull();
  });
});
