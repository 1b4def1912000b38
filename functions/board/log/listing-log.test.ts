import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import type { ListingEntry } from '../../table/listing-entry.ts';
import { anyFacts, entriesOf, entry } from '../fixtures/entries.ts';
import { packEntries, unpackEntries } from './entry-columns.ts';
import type { IsKnown } from './listing-log.ts';
import { packedLog } from './listing-log.ts';
import { packHours, SETTLED_AFTER } from './pack-hours.ts';
import { type PackedHour, type PackedHourStore, packedHourStore } from './packed-hour-store.ts';

const NOW = Date.parse('2026-05-20T12:30:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS = ['2026-05-18', '2026-05-19', '2026-05-20'];

function memorySegments() {
  const rows = new Map<string, PackedHour>();
  const store: PackedHourStore = {
    read: async (day, from) =>
      [...rows]
        .filter(([key]) => key.startsWith(day) && key >= `${day} ${from}`)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, hour]) => hour),
    write: async (day, hour) => void rows.set(`${day} ${hour.hour}`, hour),
  };
  return { rows, store };
}

/** A log over entries, and from when single entries were read. */
function memoryLog(all: () => readonly ListingEntry[]) {
  const asked: string[] = [];
  const log = {
    async entries(day: string, after: string, isKnown: IsKnown = () => false) {
      asked.push(after);
      return all()
        .filter(({ written }) => written.startsWith(day) && written >= after)
        .filter(({ written, jobId }) => !isKnown(`${written}#${jobId}`))
        .toSorted((a, b) => (a.written < b.written ? -1 : 1));
    },
  };
  return { log, asked };
}

const instants = fc.oneof(
  fc.integer({ min: 0, max: 60 * HOUR }).map((ago) => NOW - ago),
  // At the edges of hours and days.
  fc.tuple(fc.nat(60), fc.constantFrom(-1, 0, 1)).map(([hours, by]) => NOW - 30 * MINUTE - hours * HOUR + by),
);
const logs = fc.array(fc.tuple(fc.nat(15), instants, anyFacts, fc.boolean()), { maxLength: 80 }).map((all) =>
  all.map(([job, written, facts, closed]): ListingEntry => {
    const one = entry(`job-${job}`, written - MINUTE, facts, written);
    const { written: at, jobId, detected } = one;
    return closed ? { written: at, jobId, detected, closed } : one;
  }),
);

describe('the packed log', () => {
  test('passes on exactly the log’s entries from the start of an hour on, each job’s in the order of writing, whichever hours are packed', async () => {
    await fc.assert(
      fc.asyncProperty(logs, instants, fc.nat(40), fc.array(fc.nat(60)), async (all, after, ago, lost) => {
        // given hours packed some time ago, some of which are gone
        const { rows, store } = memorySegments();
        const { log } = memoryLog(() => all);
        const packedAt = NOW - ago * HOUR;
        await packHours(
          memoryLog(() => all.filter(({ written }) => Date.parse(written) <= packedAt)).log,
          store,
          packedAt,
        );
        for (const number of lost) rows.delete([...rows.keys()][number] ?? '');
        // when
        const [direct, through]: [ListingEntry[], ListingEntry[]] = [[], []];
        for (const day of DAYS) {
          const from = new Date(after).toISOString();
          direct.push(...(await log.entries(day, `${from.slice(0, 13)}:00:00.000Z`)));
          await packedLog(log, store, () => NOW).follow(day, from, (some) => {
            through.push(...entriesOf(some));
          });
        }
        // then
        const asked = ({ written }: ListingEntry) => Date.parse(written) >= after;
        expect(through.filter(asked).sort(bySight)).toEqual(direct.filter(asked).sort(bySight));
        for (const one of through) expect(direct).toContainEqual(one);
        for (const id of new Set(direct.map(({ jobId }) => jobId))) {
          const times = through.flatMap(({ jobId, written }) => (jobId === id ? [written] : []));
          expect(times).toEqual(times.toSorted());
        }
      }),
    );
  });

  test('reads packed hours instead of single entries up to the last one, and a tail without them', async () => {
    const { rows, store } = memorySegments();
    const { log, asked } = memoryLog(() => []);
    expect(await packHours(log, store, NOW)).toBe(60);
    expect(await packHours(log, store, NOW)).toBe(0);
    asked.length = 0;
    const read = packedLog(log, store, () => NOW);
    const ignore = () => undefined;
    for (const day of DAYS) await read.follow(day, '2026-05-18T11:30:00.000Z', ignore);
    expect(asked).toEqual(['2026-05-20T12:00:00.000Z']);
    rows.delete('2026-05-19 07');
    await read.follow('2026-05-19', '2026-05-18T11:30:00.000Z', ignore);
    await read.follow('2026-05-20', '2026-05-20T12:29:00.000Z', ignore);
    expect(asked.slice(1)).toEqual(['2026-05-19T07:00:00.000Z', '2026-05-20T12:29:00.000Z']);
  });

  test('leaves known rows out of a tail, and passes on nothing if there are no others', async () => {
    const [facts] = fc.sample(anyFacts, 1);
    if (!facts) throw new Error('There are no facts.');
    const all = ['one', 'other'].map((jobId) => entry(jobId, NOW - 1_000, facts));
    const { log } = memoryLog(() => all);
    const read = packedLog(log, memorySegments().store, () => NOW);
    const batchesFor = async (known: readonly string[]) => {
      const batches: string[][] = [];
      const isKnown = (row: string) => known.some((jobId) => row.endsWith(`#${jobId}`));
      await read.follow(
        '2026-05-20',
        new Date(NOW - MINUTE).toISOString(),
        ({ jobId }) => batches.push(jobId),
        isKnown,
      );
      return batches;
    };
    expect(await batchesFor([])).toEqual([['one', 'other']]);
    expect(await batchesFor(['one'])).toEqual([['other']]);
    expect(await batchesFor(['one', 'other'])).toEqual([]);
  });

  test('packs an hour only when nothing more can be written into it', async () => {
    const { rows, store } = memorySegments();
    const { log } = memoryLog(() => []);
    const over = Date.parse('2026-05-20T12:00:00.000Z') + SETTLED_AFTER;
    await packHours(log, store, over - 1);
    expect(rows.has('2026-05-20 11')).toBe(false);
    await packHours(log, store, over);
    expect(rows.has('2026-05-20 11')).toBe(true);
  });

  test('splits a large hour into parts that fit a row, even if its titles don’t compress', () => {
    const titles = Array.from({ length: 6_000 }, () => randomBytes(150).toString('base64'));
    const [facts] = fc.sample(anyFacts, 1);
    if (!facts) throw new Error('There are no facts.');
    const all = titles.map((title, number) => entry(`job-${number}`, NOW + number, { ...facts, title }));
    const parts = packEntries(all);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(part.byteLength).toBeLessThan(395_000);
    const read: ListingEntry[] = [];
    for (const part of parts) read.push(...entriesOf(unpackEntries(part)));
    expect(read).toEqual(all);
  });
});

const bySight = (one: { written: string; jobId: string }, other: { written: string; jobId: string }) =>
  `${one.written} ${one.jobId}` < `${other.written} ${other.jobId}` ? -1 : 1;

describe('the packed-hour store', () => {
  let table: TestTable;
  beforeAll(async () => {
    table = await startTestTable();
  });
  afterAll(() => table.stop());

  test('returns hours in order, without any that lacks a part', async () => {
    const store = packedHourStore(table);
    const parts = (count: number) => Array.from({ length: count }, (_, part) => new Uint8Array([part, 7]));
    await store.write('2026-05-20', { hour: '10', parts: parts(11) }, 1);
    await store.write('2026-05-20', { hour: '07', parts: parts(1) }, 1);
    await store.write('2026-05-20', { hour: '11', parts: parts(2) }, 1);
    await store.write('2026-05-20', { hour: '11', parts: parts(1) }, 1);
    await store.write('2026-05-21', { hour: '07', parts: parts(1) }, 1);
    expect(await store.read('2026-05-20', '00')).toEqual([
      { hour: '07', parts: parts(1) },
      { hour: '10', parts: parts(11) },
    ]);
    expect(await store.read('2026-05-20', '08')).toHaveLength(1);
    expect(await store.read('2026-05-19', '00')).toEqual([]);
  });
});
