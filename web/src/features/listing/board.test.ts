import { describe, expect, test } from '@jest/globals';
import type { JobCard } from './api/list-jobs.ts';
import { jobGroups, jobsRead, lastSeen } from './board.ts';
import type { BoardCounts, BoardState } from './board-reader.ts';
import { givenJob } from './testing/given-job.ts';
import { givenPage } from './testing/given-page.ts';

const clock = { date: '2026-03-10', timeZone: 'UTC' };

type Totals = Pick<BoardCounts, 'total' | 'totalToday' | 'totalRemote' | 'totalRemoteToday'>;

const TOTALS: Totals = { total: 90, totalToday: 40, totalRemote: 30, totalRemoteToday: 10 };

/** Creates the state of a loaded board. */
function givenReading(parts: readonly (readonly JobCard[])[], totals: Partial<Totals> = {}): BoardState {
  const { items: _, nextToken, ...counts } = givenPage([], { ...TOTALS, ...totals });
  return {
    parts: parts.map((jobs, key) => ({ key, jobs })),
    counts,
    nextToken: nextToken ?? null,
    isReading: false,
    failure: null,
  };
}

const groupsOf = ({ parts, counts }: BoardState, remoteFirst = true) =>
  counts === null ? [] : jobGroups(parts, counts, { clock, remoteFirst });

const today = (id: string, time: string, isRemote = false) =>
  givenJob({ jobID: id, jobDetected: `2026-03-10T${time}:00.000Z`, isRemote });
const yesterday = (id: string, isRemote = false) =>
  givenJob({ jobID: id, jobDetected: '2026-03-09T12:00:00.000Z', isRemote });

describe('the board', () => {
  const reading = givenReading([
    [today('a', '10:00', true), yesterday('b', true)],
    [today('c', '09:00'), yesterday('d')],
  ]);
  const summary = (remoteFirst: boolean) =>
    groupsOf(reading, remoteFirst).map(({ heading, count, parts }) => [heading, count, jobsRead(parts)]);
  const remote = [
    ['Remote · Today', 10, 1],
    ['Remote · Yesterday', 20, 1],
  ];
  const others = [
    ['On-site and hybrid · Today', 30, 1],
    ['On-site and hybrid · Yesterday', 30, 1],
  ];

  test('HOME-01 HOME-07 shows remote jobs of both days before the others, each with whole-day counts', () => {
    expect(summary(true)).toEqual([...remote, ...others]);
    expect(summary(false)).toEqual([...others, ...remote]);
  });

  test('HOME-04 shows a search as one group, in the order of the answer', () => {
    const { parts, counts } = reading;
    const groups = counts && jobGroups(parts, counts, { clock, remoteFirst: true, isSearch: true });
    expect(groups).toMatchObject([{ heading: 'Best matches first', count: 90, parts }]);
    const none = counts && jobGroups([], counts, { clock, remoteFirst: true, isSearch: true });
    expect(none).toEqual([]);
  });

  test('HOME-01 leaves out older jobs and empty groups', () => {
    const old = givenJob({ jobID: 'old', jobDetected: '2026-03-08T23:59:59.000Z' });
    const groups = groupsOf(givenReading([[yesterday('b'), old]]));
    expect(groups.map(({ heading, parts }) => [heading, jobsRead(parts)])).toEqual([
      ['On-site and hybrid · Yesterday', 1],
    ]);
    expect(groupsOf(givenReading([]))).toEqual([]);
  });

  test('HOME-20 keeps loaded chunks identical, so that they aren’t rendered again', () => {
    const first = givenReading([[today('a', '10:00')]]);
    const more = { ...first, parts: [...first.parts, { key: 1, jobs: [today('b', '09:00')] }] };
    expect(groupsOf(more)[0]?.parts[0]).toBe(groupsOf(first)[0]?.parts[0]);
  });
});

describe('the newest job', () => {
  const noon = Date.parse('2026-03-10T12:00:00.000Z');

  test('is known once both kinds have started', () => {
    const reading = givenReading([[today('a', '09:00', true), today('b', '12:00')]]);
    expect(lastSeen(reading)).toEqual({ instant: noon, among: 'all' });
  });

  test('is known for the first kind only until the other starts', () => {
    const reading = givenReading([[today('a', '12:00', true), yesterday('b', true)]]);
    expect(lastSeen(reading)).toEqual({ instant: noon, among: 'remote' });
  });

  test('is known if there is only one kind', () => {
    const reading = givenReading([[today('a', '12:00'), yesterday('b')]], {
      totalRemote: 0,
      totalRemoteToday: 0,
    });
    expect(lastSeen(reading)).toEqual({ instant: noon, among: 'all' });
  });

  test('is unknown on an empty board', () => {
    expect(lastSeen(givenReading([]))).toBeNull();
  });
});
