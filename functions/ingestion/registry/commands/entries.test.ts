import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type FeedRows, memoryBoardStore } from '../../reading/fixtures/memory-stores.ts';
import { parseEntries } from './entries.ts';
import { register } from './register.ts';

const stripe = { ats: 'greenhouse', board: 'stripe', company: 'Stripe', favourite: false };

describe('the boards to be registered', () => {
  test('are a JSON array, where company and favourite may be left out', () => {
    expect(parseEntries('[{"ats": "ashby", "board": "openai", "favourite": true}]')).toEqual([
      { ats: 'ashby', board: 'openai', company: '', favourite: true },
    ]);
  });

  test('or tab-separated lines under their header, however they end', () => {
    expect(parseEntries('ats\tslug\tcompany\r\ngreenhouse\tstripe\tStripe\r\n')).toEqual([stripe]);
    expect(parseEntries('ats\tslug\tcompany\ngreenhouse\tstripe')).toEqual([{ ...stripe, company: '' }]);
  });

  test.each([
    ['no JSON', 'greenhouse,stripe', /neither a JSON array nor lines under the header ats, slug, company/],
    ['no array', '{"ats": "greenhouse"}', /expected array/],
    [
      'another system',
      '[{"ats": "levr", "board": "x"}]',
      /There is no such system; they are greenhouse, lever/,
    ],
    ['no board', 'ats\tslug\tcompany\ngreenhouse', /The board is missing/],
    ['a path', '[{"ats": "lever", "board": "../x"}]', /It names no board of this system: take it from/],
  ])('%s is refused by name', (_what, text, message) => {
    expect(() => parseEntries(text)).toThrow(message);
  });
});

test('a board is registered once, due at once, and what is there already stays', async () => {
  const rows: FeedRows = { boards: new Map(), rows: new Map() };
  const store = memoryBoardStore(rows);
  const now = new Date('2026-06-01T12:00:00.000Z');
  const entries = [stripe, { ...stripe, company: 'Other' }];
  expect(await register(store, entries, now)).toBe(
    '1 of 2 boards added; the others were registered already.',
  );
  expect(await store.all()).toMatchObject([
    { sk: 'greenhouse:stripe', company: 'Stripe', dueAt: '2026-06-01T12:00:00.000Z', outcome: 'never' },
  ]);
});

test('OPS-01 the starter boards are due for the first time in every minute of an hour, some of each vendor', async () => {
  const store = memoryBoardStore({ boards: new Map(), rows: new Map() });
  const now = new Date('2026-06-01T12:00:00.000Z');
  const starter = parseEntries(readFileSync('functions/ingestion/registry/starter.tsv', 'utf8'));
  await register(store, starter, now, 3_600_000);
  const perMinute = new Array<number>(60).fill(0);
  for (const { dueAt } of await store.all()) {
    const minute = Math.floor((Date.parse(dueAt) - now.getTime()) / 60_000);
    perMinute[minute] = (perMinute[minute] ?? Number.NaN) + 1;
  }
  expect(perMinute).toHaveLength(60);
  expect(Math.min(...perMinute)).toBeGreaterThan(0);
  expect(Math.max(...perMinute)).toBeLessThan(30);
});
