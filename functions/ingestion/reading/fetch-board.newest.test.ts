import { beforeEach, describe, expect, test } from '@jest/globals';
import { type BoardRequest, fetchBoard } from './fetch-board.ts';
import { NO_VALIDATORS, type Validators } from './fetch-page.ts';
import { PagedVendor, pagedSystem } from './fixtures/paged-system.ts';
import { requestBudget } from './request-budget.ts';

let vendor: PagedVendor;

beforeEach(() => {
  vendor = new PagedVendor();
  vendor.post('8', '7', '6', '5', '4', '3', '2', '1');
});

const always = new Date('2100-01-01T00:00:00.000Z');

function read(known?: readonly string[], facts: { last?: Validators; budget?: BoardRequest['budget'] } = {}) {
  return fetchBoard({
    adapter: pagedSystem,
    origin: 'https://acme.example',
    slug: 'acme.example',
    company: '',
    trust: 'trusted',
    last: facts.last ?? NO_VALIDATORS,
    budget: facts.budget ?? requestBudget(100, always, () => new Date()),
    listKnown: known && (async () => new Set(known)),
    fetch: vendor.fetch,
  });
}

const idsIn = (response: Awaited<ReturnType<typeof fetchBoard>>) =>
  response.kind === 'read' ? response.reading.postings.map(({ id }) => id) : [];

describe('ING-02 a board that lists the newest postings first', () => {
  test('is read up to the first page without a new posting', async () => {
    const response = await read(['5', '4', '3', '2', '1']);
    expect(idsIn(response)).toEqual(['8', '7', '6', '5', '4', '3']);
    expect(response).toMatchObject({ reading: { isPrefix: true } });
    expect(response).not.toHaveProperty('reading.partial');
  });

  test('costs two requests if its first page changed without a new posting', async () => {
    expect(idsIn(await read(['8', '7', '6', '5', '4']))).toEqual(['8', '7', '6', '5']);
    expect(vendor.paths).toEqual(['/jobs?offset=0', '/jobs?offset=2']);
  });

  test('is unchanged if its first page is', async () => {
    const first = await read(['8', '7']);
    const last = first.kind === 'read' ? { etag: '', bodyHash: first.hash } : NO_VALIDATORS;
    expect(await read(['8', '7'], { last })).toEqual({ kind: 'unchanged' });
  });

  test('is whole if every page has a new posting, and on a walk', async () => {
    for (const known of [['7', '5', '3', '1'], undefined]) {
      const response = await read(known);
      expect(idsIn(response)).toHaveLength(8);
      expect(response).not.toHaveProperty('reading.isPrefix');
    }
  });

  test('has the same hash whether its first page or all pages were read', async () => {
    const [some, all] = [await read(['8', '7', '6', '5']), await read()];
    expect(some.kind === 'read' && all.kind === 'read' && some.hash === all.hash).toBe(true);
  });
});

describe('ING-03 a reading that may make no more requests', () => {
  test('keeps the pages it has, and says that others are missing', async () => {
    const response = await read(undefined, { budget: requestBudget(2, always, () => new Date()) });
    expect(idsIn(response)).toEqual(['8', '7', '6', '5']);
    expect(response).toMatchObject({
      reading: { partial: 'Only the first 2 pages of the board were read.', isIncomplete: true },
    });
  });

  test('ends when its time is up', async () => {
    const response = await read(undefined, { budget: requestBudget(100, new Date(0), () => new Date()) });
    expect(idsIn(response)).toEqual(['8', '7']);
  });

  test('fails if it may not even begin', async () => {
    expect(await read(undefined, { budget: requestBudget(0, always, () => new Date()) })).toEqual({
      kind: 'failed',
      message: 'The requests to this host are used up for this hour.',
    });
    expect(vendor.paths).toEqual([]);
  });
});
