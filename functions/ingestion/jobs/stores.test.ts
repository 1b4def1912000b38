import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { postingKey } from '../../table/keys.ts';
import { type MemoryRows, memoryBoardStore, memoryJobStore } from '../reading/fixtures/memory-stores.ts';
import { type BoardStore, boardStore, newBoard } from '../registry/board-store.ts';
import { addToGroup } from './dedupe.ts';
import { type JobStore, jobStore } from './job-store.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const noRows = (): MemoryRows => ({ boards: new Map(), rows: new Map() });
let count = 0;

describe.each([
  ['over DynamoDB', () => jobStore(table)],
  ['in memory', () => memoryJobStore(noRows())],
])('the job store %s', (_, open) => {
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

  test('ING-01 creates a job with its rows in one write, and only once', async () => {
    const first = { before: undefined, after: aJob({ jobID }) };
    expect(await store.write({ job: first, rows: [posting()] })).toBe(true);
    const later = { before: undefined, after: aJob({ jobID, jobTitle: 'Concurrent write' }) };
    expect(await store.write({ job: later, rows: [posting({ hash: 'b' })] })).toBe(false);
    expect(await store.findJob(jobID)).toEqual(aJob({ jobID }));
    expect(await store.listSeen(board)).toEqual([posting()]);
  });

  test('finds nothing that was not written', async () => {
    expect(await store.findJob('unknown')).toBeUndefined();
    expect(await store.listSeen('greenhouse:unknown')).toEqual([]);
  });

  test('replaces a job with its rows, unless it changed since it was read', async () => {
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
    expect(await store.findJob(jobID)).toEqual(closed);
    expect(await store.listSeen(board)).toEqual([posting({ hash: 'b' })]);
  });

  test('marks a posting as missing and as present', async () => {
    await store.write({ rows: [posting()] });
    const [row] = await store.listSeen(board);
    if (!row) throw new Error('The posting was not written');
    await store.markMissing(row, true);
    expect(await store.listSeen(board)).toEqual([posting({ missed: true })]);
    await store.markMissing(row, false);
    expect(await store.listSeen(board)).toEqual([posting()]);
  });

  test('marks a posting as outdated, and nothing else of it', async () => {
    await store.write({ rows: [posting({ missed: true })] });
    await store.markOutdated(board, '1');
    expect(await store.listSeen(board)).toEqual([posting({ missed: true, hash: '' })]);
  });

  test('lets exactly one of several concurrent runs create a job', async () => {
    const runs = Array.from({ length: 8 }, (__, number) =>
      store.write({
        job: { before: undefined, after: aJob({ jobID }) },
        rows: [posting({ hash: `${number}` })],
      }),
    );
    expect((await Promise.all(runs)).filter(Boolean)).toHaveLength(1);
    expect(await store.listSeen(board)).toHaveLength(1);
  });

  test('lets exactly one of two boards start a dedupe group', async () => {
    const empty = await store.findDedupeGroup(`key-${count}`);
    const create = (name: string) =>
      store.write({
        job: { before: undefined, after: aJob({ jobID: name }) },
        dedupeGroup: addToGroup(empty, name, 'sketch', 2_000_000_000),
        rows: [],
      });
    const both = await Promise.all([create(`${jobID}-a`), create(`${jobID}-b`)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const group = await store.findDedupeGroup(`key-${count}`);
    expect(group.jobs).toHaveLength(1);
    expect(await store.write({ dedupeGroup: addToGroup(group, 'c', '', 2_000_000_000), rows: [] })).toBe(
      true,
    );
    expect((await store.findDedupeGroup(`key-${count}`)).jobs.map(({ jobId }) => jobId)).toEqual([
      'c',
      group.jobs[0]?.jobId,
    ]);
  });
});

describe.each([
  ['over DynamoDB', () => boardStore(table)],
  ['in memory', () => memoryBoardStore(noRows())],
])('the board store %s', (_, open) => {
  let store: BoardStore;
  const now = new Date('2026-06-01T12:00:00.000Z');
  const board = (slug: string, facts: object = {}) => ({
    ...newBoard({ ats: 'greenhouse', slug, company: 'Acme', favorite: false }, now),
    ...facts,
  });
  beforeEach(() => {
    store = open();
    count += 1;
  });

  test('adds a board once', async () => {
    const first = board(`once-${count}`);
    expect(await store.add(first)).toBe(true);
    expect(await store.add({ ...first, company: 'Other' })).toBe(false);
    expect(await store.find(first.sk)).toEqual(first);
    expect(await store.find('greenhouse:unknown')).toBeUndefined();
  });

  test('lists the boards of all shards', async () => {
    const slugs = Array.from({ length: 20 }, (__, number) => `board-${count}-${number}`);
    for (const slug of slugs) await store.add(board(slug));
    const all = (await store.list()).map((one) => one.slug);
    expect(all).toEqual(expect.arrayContaining(slugs));
  });

  test('keeps flags that were set during a reading', async () => {
    const read = board(`busy-${count}`);
    await store.add(read);
    expect(await store.setFlags(read.sk, { paused: true })).toBe(true);
    await store.save({ ...read, postings: 7 });
    expect(await store.find(read.sk)).toMatchObject({ paused: true, favorite: false, postings: 7 });
    await store.setFlags(read.sk, { paused: false, favorite: true });
    await store.save({ ...read, postings: 8 });
    expect(await store.find(read.sk)).toMatchObject({ paused: false, favorite: true, postings: 8 });
    expect(await store.setFlags('greenhouse:unknown', { paused: true })).toBe(false);
  });
});

describe('a posting row over DynamoDB', () => {
  test('expires some months after it closed, and not while it is open', async () => {
    const { closedRow } = await import('./job-rows.ts');
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
