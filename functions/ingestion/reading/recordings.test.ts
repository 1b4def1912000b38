import { describe, expect, test } from '@jest/globals';
import { TEST_DATA_FOLDER } from '../../test-data/test-data.ts';
import { adapterOf } from '../adapters/adapters.ts';
import { isNearDuplicate, minHash } from '../jobs/near-duplicate.ts';
import { findDisagreements } from './fixtures/replay/find-disagreements.ts';
import { runOracle } from './fixtures/replay/oracle.ts';
import { readRealBoards } from './fixtures/replay/real-boards.ts';
import { replayBoards } from './fixtures/replay/replay.ts';
import { postingKey, type ReplayedBoard } from './fixtures/replay/replayed-board.ts';
import { readVendorBoards } from './fixtures/replay/vendor-boards.ts';
import { getWriter, WRITERS } from './fixtures/replay/vendor-formats.ts';

const compareByMinHash = (one: string, other: string) => isNearDuplicate(minHash(one), minHash(other));

/** RECORDINGS names a folder with a longer recording, such as the one that the sample was taken from. */
const FOLDER = process.env['RECORDINGS'] ?? TEST_DATA_FOLDER;

/** The replay of 21,000 postings takes minutes. */
const TIMEOUT_MS = 1_800_000;

function readRecording(): ReplayedBoard[] {
  const real = readRealBoards(FOLDER);
  return [...readVendorBoards(Object.keys(WRITERS), real.start), ...real.boards];
}

/** All of these must occur in the recording. Otherwise the comparison wouldn't cover them. */
const ORIGINS = [
  'new job',
  'joined, same reading',
  'joined, same board',
  'joined, other board',
  'repost',
  'rejected: not-a-tech-job',
];
const EFFECTS = [
  'updated',
  'matched again',
  'moved to a new job',
  'moved to another job',
  'accepted',
  'still rejected',
];
const ENDS = ['still listed', 'closed its job', 'left its job open', 'never had a job'];

describe('recorded boards', () => {
  test(
    'ING-01 ING-02 ING-03 become the right jobs, with the right history of every posting',
    async () => {
      // given
      const boards = readRecording();
      const names = boards.flatMap((board) => board.postings.map((posting) => postingKey(board, posting)));
      // when
      const product = await replayBoards(boards);
      const oracle = await runOracle(boards, compareByMinHash);
      // then
      expect(findDisagreements(product.ledger, oracle)).toEqual([]);
      expect([...product.ledger.histories.keys()].sort()).toEqual(names.sort());
      expect(product.warnings).toEqual([]);
      const histories = [...oracle.histories.values()];
      expect(histories.map(({ origin }) => origin)).toEqual(expect.arrayContaining(ORIGINS));
      expect(histories.flatMap(({ effects }) => effects.map(({ effect }) => effect))).toEqual(
        expect.arrayContaining(EFFECTS),
      );
      expect(histories.map(({ end }) => end)).toEqual(expect.arrayContaining(ENDS));
      expect(product.ledger.jobs.size).toBe(oracle.jobs.size);
      expect(product.ledger.readings).toEqual(oracle.readings);
    },
    TIMEOUT_MS,
  );

  test('are reported if the histories of a posting differ', async () => {
    // given
    const boards = readRecording().slice(0, 6);
    const { ledger } = await replayBoards(boards);
    const [name, history] = [...ledger.histories][0] ?? [];
    if (!name || !history) throw new Error('No posting was replayed.');
    // when
    const histories = new Map([
      ...ledger.histories,
      [name, { ...history, origin: 'joined, same board' as const }],
    ]);
    // then
    expect(findDisagreements({ ...ledger, histories }, ledger).map((one) => one.name)).toEqual([name]);
  });
});

test.each(Object.keys(WRITERS))('the %s adapter parses the responses written in its format', (ats) => {
  const content = {
    id: '4711',
    title: 'Data Engineer',
    url: 'https://jobs.example/4711',
    location: 'Toronto, ON, CA',
    html: '<p>You &amp; we build it.</p>',
    publishedAt: '2026-01-05T09:00:00.000Z',
  };
  const [adapter, writer] = [adapterOf(ats), getWriter(ats)];
  const reading = adapter.parse('acme', [writer.answer([writer.entry(content, 'acme')], 'acme', 0)]);
  const [listed] = reading.postings;
  if (!listed) throw new Error('Nothing was read.');
  const posting = adapter.detail ? adapter.detail.addDetail(listed, writer.detail?.(content)) : listed;
  expect(posting).toMatchObject({ ats, board: 'acme', id: '4711', title: 'Data Engineer', company: 'acme' });
  expect(posting).toMatchObject(writer.expected(content));
  expect(posting.html).toContain('You &amp; we build it.');
});
