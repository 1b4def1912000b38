import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../service/failure.ts';
import type { BoardPage } from './api/list-jobs.ts';
import { jobsRead } from './board.ts';
import { type BoardQuery, boardKey } from './board-input.ts';
import { type BoardState, createBoardReader } from './board-reader.ts';
import { givenJob } from './testing/given-job.ts';
import { givenPage } from './testing/given-page.ts';

const clock = { date: '2026-03-10', timeZone: 'UTC' };
const query: BoardQuery = { filters: defaultFilters, clock };
const name = boardKey(query);
const jobs = (...ids: string[]) => ids.map((jobID) => givenJob({ jobID }));
const idsOf = ({ parts }: BoardState) => parts.flatMap((part) => part.jobs.map(({ jobID }) => jobID));

/** Creates a reader whose service gives these answers in order. */
function givenReader(...answers: (BoardPage | Failure)[]) {
  const requests: (string | null | undefined)[] = [];
  const pauses: number[] = [];
  const reader = createBoardReader({
    fetchPage: async ({ nextToken }) => {
      requests.push(nextToken);
      const answer = answers.shift();
      if (answer === undefined) return new Promise(() => undefined);
      if (answer instanceof Failure) throw answer;
      return answer;
    },
    pause: async (failures) => void pauses.push(failures),
  });
  const settled = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    return reader.reading(name);
  };
  return { reader, requests, pauses, settled };
}

describe('the board reader', () => {
  test('HOME-20 loads pages by token and drops duplicates', async () => {
    const { reader, requests, settled } = givenReader(
      givenPage(jobs('a', 'b'), { nextToken: 'second', total: 3 }),
      givenPage(jobs('b', 'c')),
    );
    reader.open(query);
    await settled();
    reader.readOn(query);
    const reading = await settled();
    expect(idsOf(reading)).toEqual(['a', 'b', 'c']);
    expect(requests).toEqual([undefined, 'second']);
    expect([reading.nextToken, reading.isReading, reading.counts?.total]).toEqual([null, false, 3]);
  });

  test('HOME-20 loads one page at a time, and none after the last', async () => {
    const { reader, requests, settled } = givenReader(givenPage(jobs('a'), { nextToken: 'second' }));
    reader.open(query);
    await settled();
    reader.readOn(query);
    reader.readOn(query);
    await settled();
    expect(requests).toHaveLength(2);
  });

  test('retries transient failures silently', async () => {
    const { reader, pauses, settled } = givenReader(
      new Failure('Unreachable'),
      new Failure('Unavailable'),
      givenPage(jobs('a')),
    );
    reader.open(query);
    const reading = await settled();
    expect([idsOf(reading), reading.failure, pauses]).toEqual([['a'], null, [1, 2]]);
  });

  test('reports repeated failures, keeps retrying and recovers', async () => {
    const failures = Array.from({ length: 5 }, () => new Failure('Internal'));
    const { reader, settled } = givenReader(...failures, givenPage(jobs('a')));
    const said: string[] = [];
    reader.subscribe(() => said.push(reader.reading(name).failure?.code ?? ''));
    reader.open(query);
    const reading = await settled();
    expect(said).toContain('Internal');
    expect([idsOf(reading), reading.failure]).toEqual([['a'], null]);
  });

  test('reports a rejection immediately and waits for the reader', async () => {
    const { reader, requests, settled } = givenReader(new Failure('BadInput'), givenPage(jobs('a')));
    reader.open(query);
    expect((await settled()).failure?.code).toBe('BadInput');
    expect(requests).toHaveLength(1);
    reader.tryAgain(query);
    expect(idsOf(await settled())).toEqual(['a']);
  });

  test('reloads from the first page after a rejected page', async () => {
    const { reader, requests, settled } = givenReader(
      givenPage(jobs('a'), { nextToken: 'old' }),
      new Failure('BadInput'),
      givenPage(jobs('b')),
    );
    reader.open(query);
    await settled();
    reader.readOn(query);
    await settled();
    reader.tryAgain(query);
    expect(idsOf(await settled())).toEqual(['b']);
    expect(requests).toEqual([undefined, 'old', undefined]);
  });

  test('puts new jobs on top, counts them and drops duplicates', async () => {
    const { reader, settled } = givenReader(givenPage(jobs('a'), { total: 5, totalToday: 2, totalOfAll: 9 }));
    reader.open(query);
    await settled();
    reader.putOnTop(query, givenPage(jobs('new', 'a'), { asOf: '2026-03-10T16:00:00.000Z' }));
    const reading = await settled();
    expect(idsOf(reading)).toEqual(['new', 'a']);
    expect(reading.counts).toMatchObject({ total: 6, totalToday: 3, totalOfAll: 10 });
    expect(reading.counts?.asOf).toBe('2026-03-10T16:00:00.000Z');
  });

  test('HOME-20 API-04 shows the jobs of the corrected title, and of the typed one if none was corrected', async () => {
    const typed: BoardQuery = { filters: { ...defaultFilters, title: 'sofware enginer' }, clock };
    const { reader, settled } = givenReader(
      givenPage(jobs('a'), { correctedTitle: 'software engineer' }),
      givenPage(jobs('b')),
    );
    expect(reader.shownQuery(typed)).toEqual(typed);
    reader.open(typed);
    await settled();
    expect(reader.shownQuery(typed).filters).toEqual({ ...defaultFilters, title: 'software engineer' });
    reader.refresh(typed);
    await settled();
    expect(reader.shownQuery(typed)).toEqual(typed);
  });

  test('returning shows cached jobs without a request', async () => {
    const { reader, requests, settled } = givenReader(givenPage(jobs('a')));
    const leave = reader.open(query);
    await settled();
    leave();
    reader.open(query);
    expect(jobsRead((await settled()).parts)).toBe(1);
    expect(requests).toHaveLength(1);
  });

  test('reloads a board that was left before it arrived', async () => {
    const { reader, requests, settled } = givenReader();
    reader.open(query)();
    await settled();
    reader.open(query);
    await settled();
    expect(requests).toHaveLength(2);
    expect(reader.reading(name).isReading).toBe(true);
  });
});
