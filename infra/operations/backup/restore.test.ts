import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { localTables } from '../fixtures/streamed-table.ts';
import { PEOPLE } from './back-up.ts';
import { writeManifest } from './manifest.ts';
import { paceOf } from './pace.ts';
import { restoreRows } from './restore.ts';
import { type Row, sha256 } from './row.ts';
import { saveRows } from './save-rows.ts';
import { verifyBackup } from './verify.ts';
import type { Target } from './write-rows.ts';

const NOW = new Date('2026-05-20T12:00:00.000Z');
const seconds = (hours: number) => ({ N: String(NOW.getTime() / 1000 + hours * 3_600) });
const row = (pk: string, sk: string, more: Row = {}): Row => ({ pk: { S: pk }, sk: { S: sk }, ...more });

const ROWS: readonly Row[] = [
  ...Array.from({ length: 30 }, (_, n) => row(`JOB#${n}`, 'JOB', { matchVersion: { N: '1' } })),
  row('ALERT#ada', '1', { state: { S: 'sent' } }),
  row('ALERT#ada', '2', { state: { S: 'pending' } }),
  row('ORIGINAL#1', 'ORIGINAL', { posting: { B: Buffer.from('in words') }, open: { L: [{ S: 'role' }] } }),
  row('METER#ada', 'METER', { charged: { SS: ['m2', 'm1'] } }),
  row('DUE#1', '2026-05-20T12:05#ada', { atOnce: { S: 'x' } }),
  row('AUDIT#1', '2026-05-20T11:00#1'),
  row('BOARD#1', 'lever:acme'),
  row('STATS#daily', '2026-05-20#counts', { jobs: { N: '60' } }),
];

let tables: Awaited<ReturnType<typeof localTables>>;
beforeAll(async () => {
  tables = await localTables();
});

let folder: string;
let source: Target;
let target: Target & { readonly streamArn: string };
const newTable = async () => {
  const { name, streamArn } = await tables.create();
  return { client: tables.client, tableName: name, streamArn, pace: paceOf(Number.POSITIVE_INFINITY) };
};
const put = async ({ tableName }: Target, rows: readonly Row[]) => {
  for (const one of rows) await tables.put(tableName, one);
};
const rowsOf = async (table: Target) => {
  const copy = await mkdtemp(join(tmpdir(), 'rows-'));
  const rows = await saveRows(table, copy, () => {});
  await rm(copy, { recursive: true });
  return { all: rows.all, entities: rows.entities };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  [source, target] = [await newTable(), await newTable()];
  await put(source, ROWS);
  const rows = await saveRows(source, folder, () => {});
  await writeFile(join(folder, PEOPLE), '');
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
});
afterEach(() => rm(folder, { recursive: true }));

const restore = async ({ replaces = false } = {}) =>
  restoreRows(folder, await verifyBackup(folder), target, { replaces, say: () => {}, now: () => NOW });

describe('OPS-01 a restored table', () => {
  test('OPS-01 equals the one that was backed up, in counts and checksums', async () => {
    expect(await restore()).toEqual({ written: ROWS.length, present: 0, expired: 0, deleted: 0 });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  test('OPS-01 tells its stream of each row with a mark first, and the same row without it after that', async () => {
    await restore();

    const { records } = await tables.changes(target.streamArn);
    const bare = (image: object = {}) => ({ ...image, restored: undefined });
    for (const { eventName, dynamodb } of records) {
      const { OldImage, NewImage } = dynamodb ?? {};
      if (eventName === 'INSERT') expect(NewImage?.['restored']).toEqual({ S: NOW.toISOString() });
      else expect([eventName, bare(NewImage)]).toEqual(['MODIFY', bare(OldImage)]);
    }
    expect(records).toHaveLength(2 * ROWS.length);
  });

  test('OPS-01 gets the lists of work last', async () => {
    await restore();

    const { records } = await tables.changes(target.streamArn);
    const order = records.map(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S?.split('#')[0] ?? '');
    const firstOfWork = order.findIndex((entity) => ['DUE', 'AUDIT', 'BOARD'].includes(entity));
    expect(new Set(order.slice(firstOfWork))).toEqual(new Set(['DUE', 'AUDIT', 'BOARD']));
  });

  test('OPS-01 is completed by a second restore when the first was interrupted, and a third writes nothing', async () => {
    await put(target, [...ROWS.slice(0, 20), { ...ROWS[20], restored: { S: 'earlier' } } as Row]);

    expect(await restore()).toMatchObject({ written: ROWS.length - 20, present: 20 });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    expect(await restore()).toMatchObject({ written: 0, present: ROWS.length });
  });

  test('OPS-01 is refused where anything else is in the table, but for what schedules count in an empty one', async () => {
    await put(target, [row('STATS#daily', '2026-05-20#counts', { jobs: { N: '0' } })]);
    await put(target, [row('USER#bob', 'USER'), row('JOB#1', 'JOB', { matchVersion: { N: '2' } })]);

    await expect(restore()).rejects.toThrow(
      `${target.tableName} is not empty: 1 of its rows are not in the backup and 1 differ from it.`,
    );
    expect((await rowsOf(target)).all.count).toBe(3);
  });

  test('OPS-01 that replaces another becomes equal to the backup', async () => {
    await put(target, [row('USER#bob', 'USER'), row('JOB#1', 'JOB', { matchVersion: { N: '2' } })]);
    await put(target, [row('AUDIT#2', '2026-05-20T11:30#9'), ...ROWS.slice(30)]);

    expect(await restore({ replaces: true })).toMatchObject({ deleted: 5 });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  test('OPS-01 leaves out what has expired since the backup', async () => {
    await put(source, [row('QUOTA#ada', 'old', { expiresAt: seconds(-1) })]);
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const rows = await saveRows(source, folder, () => {});
    await writeFile(join(folder, PEOPLE), '');
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

    expect(await restore()).toMatchObject({ written: ROWS.length, expired: 1 });
    expect((await rowsOf(target)).entities['QUOTA']).toBeUndefined();
  });
});

describe('OPS-01 a backup that is damaged', () => {
  test('OPS-01 is found out before anything is restored', async () => {
    await writeFile(join(folder, 'rows-1.jsonl.gz'), 'not zipped');
    await writeFile(join(folder, PEOPLE), 'somebody');

    await expect(restore()).rejects.toThrow(
      /is damaged\. Use another backup\.\nIts rows cannot be read.*\npeople/,
    );
    expect((await rowsOf(target)).all.count).toBe(0);
  });

  test('OPS-01 a backup that was interrupted has no manifest and is none', async () => {
    await rm(join(folder, 'manifest.json'));
    await expect(restore()).rejects.toThrow('it is no backup, or one that was interrupted');
  });
});
