import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openLocalTables } from '../fixtures/streamed-table.ts';
import { PEOPLE_FILE, saveRows } from './create-backup.ts';
import { writeManifest } from './manifest.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { restoreRows } from './restore-rows.ts';
import { type Row, sha256 } from './row.ts';
import { verifyBackup } from './verify-backup.ts';
import type { TableAccess } from './write-rows.ts';

const NOW = new Date('2026-05-20T12:00:00.000Z');
const expiryIn = (hours: number) => ({ N: String(NOW.getTime() / 1000 + hours * 3_600) });
const givenRow = (pk: string, sk: string, more: Row = {}): Row => ({ pk: { S: pk }, sk: { S: sk }, ...more });

const ROWS: readonly Row[] = [
  ...Array.from({ length: 30 }, (_, n) => givenRow(`JOB#${n}`, 'JOB', { matchVersion: { N: '1' } })),
  givenRow('ALERT#ada', '1', { state: { S: 'sent' } }),
  givenRow('ALERT#ada', '2', { state: { S: 'pending' } }),
  givenRow('JOBPOSTING#1', 'JOBPOSTING', {
    posting: { B: Buffer.from('in words') },
    open: { L: [{ S: 'role' }] },
  }),
  givenRow('METER#ada', 'METER', { charged: { SS: ['m2', 'm1'] } }),
  givenRow('DUE#1', '2026-05-20T12:05#ada', { atOnce: { S: 'x' } }),
  givenRow('AUDIT#1', '2026-05-20T11:00#1'),
  givenRow('BOARD#1', 'lever:acme'),
  givenRow('STATS#daily', '2026-05-20#counts', { jobs: { N: '60' } }),
];

let tables: Awaited<ReturnType<typeof openLocalTables>>;
beforeAll(async () => {
  tables = await openLocalTables();
});

let folder: string;
let source: TableAccess;
let target: TableAccess & { readonly streamArn: string };

async function createTable() {
  const { name, streamArn } = await tables.create();
  const limiter = createRateLimiter(Number.POSITIVE_INFINITY);
  return { client: tables.client, tableName: name, streamArn, limiter };
}

async function put({ tableName }: TableAccess, rows: readonly Row[]): Promise<void> {
  for (const row of rows) await tables.put(tableName, row);
}

async function readChecksums(table: TableAccess) {
  const copy = await mkdtemp(join(tmpdir(), 'rows-'));
  const { all, entities } = await saveRows(table, copy, () => {});
  await rm(copy, { recursive: true });
  return { all, entities };
}

async function backUpSource(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const rows = await saveRows(source, folder, () => {});
  await writeFile(join(folder, PEOPLE_FILE), '');
  await writeManifest(folder, {
    format: 1,
    stage: 'dev',
    tableName: source.tableName,
    userPoolId: 'pool',
    startedAt: NOW.toISOString(),
    finishedAt: NOW.toISOString(),
    rows,
    people: { count: 0, sha256: sha256('') },
    files: [],
  });
}

beforeEach(async () => {
  [source, target] = [await createTable(), await createTable()];
  await put(source, ROWS);
  await backUpSource();
});
afterEach(() => rm(folder, { recursive: true }));

const restore = async ({ replaces = false } = {}) =>
  restoreRows(folder, await verifyBackup(folder), target, { replaces, log: () => {}, now: () => NOW });

describe('OPS-01 restoreRows', () => {
  test('OPS-01 restores a table with equal counts and checksums', async () => {
    expect(await restore()).toEqual({ written: ROWS.length, present: 0, expired: 0, deleted: 0 });
    expect(await readChecksums(target)).toEqual(await readChecksums(source));
  });

  test('OPS-01 writes each row with a mark first, and then the same row without it', async () => {
    await restore();

    const { records } = await tables.readStream(target.streamArn);
    const unmarked = (image: object = {}) => ({ ...image, restored: undefined });
    for (const { eventName, dynamodb } of records) {
      const { OldImage, NewImage } = dynamodb ?? {};
      if (eventName === 'INSERT') expect(NewImage?.['restored']).toEqual({ S: NOW.toISOString() });
      else expect([eventName, unmarked(NewImage)]).toEqual(['MODIFY', unmarked(OldImage)]);
    }
    expect(records).toHaveLength(2 * ROWS.length);
  });

  test('OPS-01 restores work items last', async () => {
    await restore();

    const { records } = await tables.readStream(target.streamArn);
    const order = records.map(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S?.split('#')[0] ?? '');
    const firstWorkItem = order.findIndex((entity) => ['DUE', 'AUDIT', 'BOARD'].includes(entity));
    expect(new Set(order.slice(firstWorkItem))).toEqual(new Set(['DUE', 'AUDIT', 'BOARD']));
  });

  test('OPS-01 completes an interrupted restore, and writes nothing when it is repeated', async () => {
    await put(target, [...ROWS.slice(0, 20), { ...ROWS[20], restored: { S: 'earlier' } } as Row]);

    expect(await restore()).toMatchObject({ written: ROWS.length - 20, present: 20 });
    expect(await readChecksums(target)).toEqual(await readChecksums(source));
    expect(await restore()).toMatchObject({ written: 0, present: ROWS.length });
  });

  test('OPS-01 rejects a table with other rows, except for recomputed ones', async () => {
    await put(target, [givenRow('STATS#daily', '2026-05-20#counts', { jobs: { N: '0' } })]);
    await put(target, [givenRow('USER#bob', 'USER'), givenRow('JOB#1', 'JOB', { matchVersion: { N: '2' } })]);

    await expect(restore()).rejects.toThrow(
      `${target.tableName} is not empty: 1 of its rows are not in the backup and 1 differ from it.`,
    );
    expect((await readChecksums(target)).all.count).toBe(3);
  });

  test('OPS-01 makes a table equal to the backup with `replaces`', async () => {
    await put(target, [givenRow('USER#bob', 'USER'), givenRow('JOB#1', 'JOB', { matchVersion: { N: '2' } })]);
    await put(target, [givenRow('AUDIT#2', '2026-05-20T11:30#9'), ...ROWS.slice(30)]);

    expect(await restore({ replaces: true })).toMatchObject({ deleted: 5 });
    expect(await readChecksums(target)).toEqual(await readChecksums(source));
  });

  test('OPS-01 skips rows that have expired since the backup', async () => {
    await put(source, [givenRow('QUOTA#ada', 'old', { expiresAt: expiryIn(-1) })]);
    await rm(folder, { recursive: true });
    await backUpSource();

    expect(await restore()).toMatchObject({ written: ROWS.length, expired: 1 });
    expect((await readChecksums(target)).entities['QUOTA']).toBeUndefined();
  });
});

describe('OPS-01 verifyBackup', () => {
  test('OPS-01 rejects a damaged backup before anything is restored', async () => {
    await writeFile(join(folder, 'rows-1.jsonl.gz'), 'not zipped');
    await writeFile(join(folder, PEOPLE_FILE), 'somebody');

    await expect(restore()).rejects.toThrow(
      /is damaged\. Use another backup\.\nIts rows cannot be read.*\npeople/,
    );
    expect((await readChecksums(target)).all.count).toBe(0);
  });

  test('OPS-01 rejects an interrupted backup, which has no manifest', async () => {
    await rm(join(folder, 'manifest.json'));
    await expect(restore()).rejects.toThrow('it is not a backup or was interrupted');
  });
});
