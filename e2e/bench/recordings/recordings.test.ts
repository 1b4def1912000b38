import { describe, expect, test } from '@jest/globals';
import { adapterOf } from '../../../functions/ingestion/adapters/adapters.ts';
import { isNearDuplicate, minHash } from '../../../functions/ingestion/jobs/near-duplicate.ts';
import { TEST_DATA_FOLDER } from '../../../functions/test-data/test-data.ts';
import { disagreements } from './compare.ts';
import { runOracle } from './oracle.ts';
import { realBoards } from './real-boards.ts';
import { reconciliation } from './reconcile.ts';
import { play } from './replay.ts';
import { postingKey, type ReplayedBoard } from './replayed-board.ts';
import { vendorBoards } from './vendor-boards.ts';
import { getWriter, WRITERS } from './wire.ts';

const bySketch = (one: string, other: string) => isNearDuplicate(minHash(one), minHash(other));

function sample(): ReplayedBoard[] {
  const real = realBoards(TEST_DATA_FOLDER);
  return [...vendorBoards(Object.keys(WRITERS), real.start), ...real.boards];
}

/** All of these must occur in the sample. Otherwise the comparison wouldn't cover them. */
const WAYS = ['new job', 'same reading', 'later', 'other board', 'repost', 'left off: not-a-tech-job'];
const EFFECTS = [
  'updated',
  'matched again',
  'into a new job',
  'into another job',
  'came onto the board',
  'stayed off',
];
const ENDS = ['still there', 'closed its job', 'its job goes on', 'was never a job'];

describe('recorded boards', () => {
  test('ING-01 ING-02 ING-03 come out as the right jobs, explained to the last posting', async () => {
    // given
    const boards = sample();
    const names = boards.flatMap((board) => board.postings.map((posting) => postingKey(board, posting)));
    // when
    const product = await play(boards);
    const oracle = await runOracle(boards, bySketch);
    // then
    expect(disagreements(product.ledger, oracle)).toEqual([]);
    expect([...product.ledger.accounts.keys()].sort()).toEqual(names.sort());
    expect(product.warnings).toEqual([]);
    const accounts = [...oracle.accounts.values()];
    expect(accounts.map(({ way }) => way)).toEqual(expect.arrayContaining(WAYS));
    expect(accounts.flatMap(({ effects }) => effects.map(({ effect }) => effect))).toEqual(
      expect.arrayContaining(EFFECTS),
    );
    expect(accounts.map(({ end }) => end)).toEqual(expect.arrayContaining(ENDS));
    const lines = reconciliation(names.length, product.ledger, oracle, []);
    expect(lines.filter(({ ok }) => ok === false)).toEqual([]);
  }, 60_000);

  test('are told apart where one posting comes out otherwise', async () => {
    // given
    const boards = sample().slice(0, 6);
    const { ledger } = await play(boards);
    const [name, account] = [...ledger.accounts][0] ?? [];
    if (!name || !account) throw new Error('No posting was played.');
    // when
    const accounts = new Map([...ledger.accounts, [name, { ...account, way: 'later' as const }]]);
    // then
    expect(disagreements({ ...ledger, accounts }, ledger).map((one) => one.name)).toEqual([name]);
  });
});

test.each(Object.keys(WRITERS))('what is written as an answer of %s is read as it was meant', (ats) => {
  const say = {
    id: '4711',
    title: 'Data Engineer',
    url: 'https://jobs.example/4711',
    location: 'Toronto, ON, CA',
    html: '<p>You &amp; we build it.</p>',
    publishedAt: '2026-01-05T09:00:00.000Z',
  };
  const [adapter, writer] = [adapterOf(ats), getWriter(ats)];
  const reading = adapter.parse('acme', [writer.answer([writer.entry(say, 'acme')], 'acme', 0)]);
  const [listed] = reading.postings;
  if (!listed) throw new Error('Nothing was read.');
  const posting = adapter.detail ? adapter.detail.addDetail(listed, writer.detail?.(say)) : listed;
  expect(posting).toMatchObject({ ats, board: 'acme', id: '4711', title: 'Data Engineer', company: 'acme' });
  expect(posting).toMatchObject(writer.understood(say));
  expect(posting.html).toContain('You &amp; we build it.');
});
