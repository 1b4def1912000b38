import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type MemoryRows, memoryBoardStore } from '../../reading/fixtures/memory-stores.ts';
import { parseEntries, registerBoards } from './register-boards.ts';

const stripe = { ats: 'greenhouse', board: 'stripe', company: 'Stripe', favorite: false };

describe('boards to register', () => {
  test('are a JSON array, where company and favorite are optional', () => {
    expect(parseEntries('[{"ats": "ashby", "board": "openai", "favorite": true}]')).toEqual([
      { ats: 'ashby', board: 'openai', company: '', favorite: true },
    ]);
  });

  test('or tab-separated lines under a header, with any line ending', () => {
    expect(parseEntries('ats\tslug\tcompany\r\ngreenhouse\tstripe\tStripe\r\n')).toEqual([stripe]);
    expect(parseEntries('ats\tslug\tcompany\ngreenhouse\tstripe')).toEqual([{ ...stripe, company: '' }]);
  });

  test.each([
    [
      'no JSON',
      'greenhouse,stripe',
      /Expected a JSON array, or tab-separated lines under the header ats, slug, company/,
    ],
    ['no array', '{"ats": "greenhouse"}', /expected array/],
    ['another system', '[{"ats": "levr", "board": "x"}]', /Unknown system. Use one of greenhouse, lever/],
    ['no board', 'ats\tslug\tcompany\ngreenhouse', /The board is missing/],
    ['a path', '[{"ats": "lever", "board": "../x"}]', /Not a board of this system. Take the name from/],
  ])('%s is rejected with a message that says why', (_what, text, message) => {
    expect(() => parseEntries(text)).toThrow(message);
  });
});

test('a board is registered once, is due at once, and is not overwritten', async () => {
  const rows: MemoryRows = { boards: new Map(), rows: new Map() };
  const store = memoryBoardStore(rows);
  const now = new Date('2026-06-01T12:00:00.000Z');
  const entries = [stripe, { ...stripe, company: 'Other' }];
  expect(await registerBoards(store, entries, now)).toBe(
    '1 of 2 boards added. The others were already registered.',
  );
  expect(await store.list()).toMatchObject([
    { sk: 'greenhouse:stripe', company: 'Stripe', dueAt: '2026-06-01T12:00:00.000Z', outcome: 'never' },
  ]);
});

describe('ING-01 a board without a name', () => {
  const now = new Date('2026-06-01T12:00:00.000Z');
  const acme = (site: string, company = '', host = 'acme') => ({
    ats: 'workday',
    board: `${host}.wd5.myworkdayjobs.com~${site}`,
    company,
    favorite: false,
  });
  const registered = async (...entries: readonly (readonly Readonly<Parameters<typeof acme>>[])[]) => {
    const store = memoryBoardStore({ boards: new Map(), rows: new Map() });
    for (const given of entries)
      await registerBoards(
        store,
        given.map((facts) => acme(...facts)),
        now,
      );
    const boards = await store.list();
    return Object.fromEntries(boards.map(({ slug, company }) => [slug.replace(/^.*~/, ''), company]));
  };

  test('gets the name of another board of its tenant, registered before or together with it', async () => {
    const before = [['Careers', 'Acme Kettles']] as const;
    expect(await registered(before, [['Campus'], ['Interns', 'Acme Interns']])).toEqual({
      Careers: 'Acme Kettles',
      Campus: 'Acme Kettles',
      Interns: 'Acme Interns',
    });
    expect(await registered([['Campus'], ['Careers', 'Acme Kettles']])).toMatchObject({
      Campus: 'Acme Kettles',
    });
  });

  test('has none if the tenant is another, or has no name', async () => {
    const before = [['Careers', 'Acme Kettles']] as const;
    expect(await registered(before, [['Other', '', 'other']])).toMatchObject({ Other: '' });
    expect(await registered([['Careers'], ['Campus']])).toEqual({ Careers: '', Campus: '' });
  });
});

test('OPS-01 the first readings of the starter boards are spread evenly over an hour', async () => {
  const store = memoryBoardStore({ boards: new Map(), rows: new Map() });
  const now = new Date('2026-06-01T12:00:00.000Z');
  const starter = parseEntries(readFileSync('functions/ingestion/registry/starter.tsv', 'utf8'));
  await registerBoards(store, starter, now, 3_600_000);
  const perMinute = new Array<number>(60).fill(0);
  for (const { dueAt } of await store.list()) {
    const minute = Math.floor((Date.parse(dueAt) - now.getTime()) / 60_000);
    perMinute[minute] = (perMinute[minute] ?? Number.NaN) + 1;
  }
  expect(perMinute).toHaveLength(60);
  expect(Math.min(...perMinute)).toBeGreaterThan(0);
  expect(Math.max(...perMinute)).toBeLessThan(100);
});
