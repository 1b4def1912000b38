import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { postingKey } from '../../table/keys.ts';
import { type FeedRows, memoryBoardStore, memoryJobStore } from '../reading/fixtures/memory-stores.ts';
import { type BoardStore, boardStore } from '../registry/board-store.ts';
import { newBoard } from '../registry/new-board.ts';
import { type JobStore, jobStore } from './job-store.ts';
import { withJob } from './vacancy.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const noRows = (): FeedRows => ({ boards: new Map(), rows: new Map() });
let count = 0;

describe.each([
  ['over DynamoDB', () => jobStore(table)],
  ['in memory, as the tests of reading use it', () => memoryJobStore(noRows())],
])('the store of jobs %s', (_, open) => {
  let store: JobStore;
  let board: string;
  let jobID: string;
  beforeEach(() => {
    store = open();
    count += 1;
    board = `greenhouse:board-${count}`;
    jobID = `greenhouse-board-${count}-1`;
  });
  const posting = (facts: object = {}) => ({
    ...postingKey(board, '1'),
    jobId: jobID,
    hash: 'a',
    missed: false,
    closed: false,
    left: '',
    ...facts,
  });

  test('ING-01 creates a job with its rows at once, and only once', async () => {
    const first = { before: undefined, after: aJob({ jobID }) };
    expect(await store.write({ job: first, rows: [posting()] })).toBe(true);
    const later = { before: undefined, after: aJob({ jobID, jobTitle: 'Somebody was quicker' }) };
    expect(await store.write({ job: later, rows: [posting({ hash: 'b' })] })).toBe(false);
    expect(await store.job(jobID)).toEqual(aJob({ jobID }));
    expect(await store.seen(board)).toEqual([posting()]);
  });

  test('knows nothing of what is not there', async () => {
    expect(await store.job('nobody')).toBeUndefined();
    expect(await store.seen('greenhouse:nobody')).toEqual([]);
  });

  test('replaces a job as it was read, with its rows, and not one that changed since', async () => {
    const before = aJob({ jobID });
    await store.write({ job: { before: undefined, after: before }, rows: [posting()] });
    const edited = { ...before, jobTitle: 'Senior Backend Engineer', revision: 2 };
    const hash = (name: string) => [posting({ hash: name })];
    expect(await store.write({ job: { before, after: edited }, rows: hash('b') })).toBe(true);
    const late = { ...before, jobTitle: 'Too late', revision: 2 };
    expect(await store.write({ job: { before, after: late }, rows: hash('c') })).toBe(false);
    const closed = { ...edited, closedAt: '2026-06-01T12:00:00.000Z', revision: 3 };
    expect(await store.write({ job: { before: edited, after: closed }, rows: [] })).toBe(true);
    expect(await store.write({ job: { before: edited, after: edited }, rows: [] })).toBe(false);
    expect(await store.job(jobID)).toEqual(closed);
    expect(await store.seen(board)).toEqual([posting({ hash: 'b' })]);
  });

  test('marks a posting as missing and as back', async () => {
    await store.write({ rows: [posting()] });
    const [row] = await store.seen(board);
    if (!row) throw new Error('The posting was not noted.');
    await store.mark(row, true);
    expect(await store.seen(board)).toEqual([posting({ missed: true })]);
    await store.mark(row, false);
    expect(await store.seen(board)).toEqual([posting()]);
  });

  test('of two runs that create one job exactly one does', async () => {
    const runs = Array.from({ length: 8 }, (__, number) =>
      store.write({
        job: { before: undefined, after: aJob({ jobID }) },
        rows: [posting({ hash: `${number}` })],
      }),
    );
    expect((await Promise.all(runs)).filter(Boolean)).toHaveLength(1);
    expect(await store.seen(board)).toHaveLength(1);
  });

  test('of two boards that bring one vacancy at once exactly one is first', async () => {
    const empty = await store.vacancy(`key-${count}`);
    const bring = (name: string) =>
      store.write({
        job: { before: undefined, after: aJob({ jobID: name }) },
        vacancy: withJob(empty, name, 'sketch', 2_000_000_000),
        rows: [],
      });
    const both = await Promise.all([bring(`${jobID}-a`), bring(`${jobID}-b`)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const met = await store.vacancy(`key-${count}`);
    expect(met.jobs).toHaveLength(1);
    expect(await store.write({ vacancy: withJob(met, 'c', '', 2_000_000_000), rows: [] })).toBe(true);
    expect((await store.vacancy(`key-${count}`)).jobs.map(({ jobId }) => jobId)).toEqual([
      'c',
      met.jobs[0]?.jobId,
    ]);
  });
});

describe.each([
  ['over DynamoDB', () => boardStore(table)],
  ['in memory, as the tests of reading use it', () => memoryBoardStore(noRows())],
])('the registry of boards %s', (_, open) => {
  let store: BoardStore;
  const now = new Date('2026-06-01T12:00:00.000Z');
  const board = (slug: string, facts: object = {}) => ({
    ...newBoard({ ats: 'greenhouse', slug, company: 'Acme', favourite: false }, now),
    ...facts,
  });
  beforeEach(() => {
    store = open();
    count += 1;
  });

  test('takes a board once', async () => {
    const first = board(`once-${count}`);
    expect(await store.add(first)).toBe(true);
    expect(await store.add({ ...first, company: 'Other' })).toBe(false);
    expect(await store.board(first.sk)).toEqual(first);
    expect(await store.board('greenhouse:nobody')).toBeUndefined();
  });

  test('tells of every board, whatever shard it is in', async () => {
    const slugs = Array.from({ length: 20 }, (__, number) => `board-${count}-${number}`);
    for (const slug of slugs) await store.add(board(slug));
    const all = (await store.all()).map((one) => one.slug);
    expect(all).toEqual(expect.arrayContaining(slugs));
  });

  test('keeps what somebody decided of a board while it was read', async () => {
    const read = board(`busy-${count}`);
    await store.add(read);
    expect(await store.decide(read.sk, { paused: true })).toBe(true);
    await store.save({ ...read, postings: 7 });
    expect(await store.board(read.sk)).toMatchObject({ paused: true, favourite: false, postings: 7 });
    await store.decide(read.sk, { paused: false, favourite: true });
    await store.save({ ...read, postings: 8 });
    expect(await store.board(read.sk)).toMatchObject({ paused: false, favourite: true, postings: 8 });
    expect(await store.decide('greenhouse:nobody', { paused: true })).toBe(false);
  });
});

describe('a posting row over DynamoDB', () => {
  test('is forgotten some months after it closed, and not while it is open', async () => {
    const { closedRow } = await import('./rows.ts');
    const key = postingKey('greenhouse:ttl', '1');
    const open = { ...key, jobId: '', hash: 'a', missed: true, closed: false, left: '' };
    const store = jobStore(table);
    await store.write({ rows: [closedRow(open, new Date('2026-06-01T12:00:00.000Z'))] });
    const read = async () =>
      (await table.documents.send(new GetCommand({ TableName: table.name, Key: key }))).Item;
    expect(await read()).toMatchObject({ closed: true, missed: false, expiresAt: 1_795_867_200 });
    await store.write({ rows: [open] });
    expect((await read())?.['expiresAt']).toBeUndefined();
  });
});
