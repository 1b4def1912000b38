import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { openTemplateApi } from './fixtures/template-api.ts';

const FOLLOWS = `query Follows($input: GetUserInput!) { listFollows(input: $input) {
  id text state company jobs askedAt } }`;
const REVIEWS = '{ listFollowReviews { target address reason people since } }';

const FUTURE = 4_000_000_000;

let api: Awaited<ReturnType<typeof openTemplateApi>>;
beforeAll(async () => {
  api = await openTemplateApi();
});
afterAll(() => api.end());

const aFollow = (sub: string, sk: string, facts: object = {}) => ({
  pk: `FOLLOW#${sub}`,
  sk,
  text: 'Larkspur',
  state: 'notFound',
  company: '',
  jobs: 0,
  askedAt: '2026-06-01T12:00:00.000Z',
  turn: '2026-06-01T12:00:00.000Z',
  expiresAt: FUTURE,
  ...facts,
});
const aReview = (sk: string, people: number) => ({
  pk: 'REVIEW#open',
  sk,
  address: 'https://larkspur.com/careers',
  reason: 'The page names no board.',
  people,
  since: '2026-06-01T12:00:00.000Z',
  expiresAt: FUTURE,
});

describe('listFollows', () => {
  const list = (sub: string, email = `${sub}@mail.example`) => api.ask(sub, FOLLOWS, { email });

  test('PROF-01 returns requests newest first, until they expire, with one read', async () => {
    const found = { state: 'following', company: 'Larkspur Systems', jobs: 3 };
    await api.put(
      aFollow('ada', 'name:a', { askedAt: '2026-06-01T12:00:02.000Z', ...found }),
      aFollow('ada', 'name:b', { askedAt: '2026-06-01T12:00:03.000Z' }),
      aFollow('ada', 'name:c', { askedAt: '2026-06-01T12:00:01.000Z' }),
      aFollow('ada', 'name:gone', { expiresAt: 1 }),
      aFollow('bob', 'name:d'),
    );
    api.takeReadUnits();
    const { value } = await list('ada');
    expect(api.takeReadUnits()).toEqual({ 'Query FOLLOW': 1 });
    expect(value).toEqual([
      expect.objectContaining({ id: 'name:b', state: 'notFound' }),
      { id: 'name:a', text: 'Larkspur', askedAt: '2026-06-01T12:00:02.000Z', ...found },
      expect.objectContaining({ id: 'name:c' }),
    ]);
  });

  test('PROF-01 returns at most the 10 newest', async () => {
    const minute = (number: number) => `2026-06-01T12:${10 + number}:00.000Z`;
    const numbers = Array.from({ length: 12 }, (_, number) => number);
    await api.put(...numbers.map((number) => aFollow('eve', `name:${number}`, { askedAt: minute(number) })));
    const { value } = await list('eve');
    const newest = numbers.slice(2).reverse();
    expect(value).toEqual(newest.map((number) => expect.objectContaining({ id: `name:${number}` })));
  });

  test('PROF-01 is empty for a person without requests, and for the owner only', async () => {
    expect(await list('max')).toEqual({ value: [], error: undefined });
    expect((await list('max', 'ada@mail.example')).error?.errorType).toBe('Forbidden');
  });
});

describe('listFollowReviews', () => {
  test('PROF-01 returns reviews for staff, most wanted first', async () => {
    await api.put(aReview('site:a', 9), aReview('site:b', 10), aReview('site:c', 1), aReview('site:d', 9));
    const { value } = await api.askAsStaff(REVIEWS);
    expect(value).toEqual([
      {
        target: 'site:b',
        address: 'https://larkspur.com/careers',
        reason: 'The page names no board.',
        people: 10,
        since: '2026-06-01T12:00:00.000Z',
      },
      expect.objectContaining({ target: 'site:d', people: 9 }),
      expect.objectContaining({ target: 'site:a', people: 9 }),
      expect.objectContaining({ target: 'site:c', people: 1 }),
    ]);
  });

  test('PROF-01 returns the 200 most wanted', async () => {
    await api.put(
      ...Array.from({ length: 250 }, (_, number) => aReview(`site:many-${number}`, 100 + number)),
    );
    const { value } = await api.askAsStaff(REVIEWS);
    const people = z.array(z.object({ people: z.number() })).parse(value);
    expect(people.map((review) => review.people)).toEqual(
      Array.from({ length: 200 }, (_, index) => 349 - index),
    );
  });

  test('PROF-01 is for staff only', async () => {
    expect((await api.ask('ada', REVIEWS, {})).error?.errorType).toBe('Unauthorized');
  });
});
