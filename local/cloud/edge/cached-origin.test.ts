import { expect, test } from '@jest/globals';
import { findCachePolicy } from '../provision/edge-forwarding.ts';
import { cachedOrigin } from './cached-origin.ts';
import { createEdgeCache } from './edge-cache.ts';
import type { EdgeRequest, EdgeResponse } from './exchange.ts';
import { optimized } from './fixtures/distribute.ts';
import { omitKnown } from './omit-known.ts';

const SHARED = {
  ...findCachePolicy(new Map(), optimized),
  queryStrings: { behavior: 'whitelist' as const, names: ['page'] },
  timeToLive: { min: 0, default: 0, max: 300 },
};

const aResponse = (cacheControl: string | undefined, change: Partial<EdgeResponse> = {}): EdgeResponse => ({
  status: 200,
  headers: { etag: '"1"', ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }) },
  body: Buffer.from('page'),
  ...change,
});

/** A cache in front of an origin that gives these responses in turn, the last one forever. */
function serve(responses: readonly EdgeResponse[], policy = SHARED, errors: [number, number][] = []) {
  let seconds = 0;
  const asked: EdgeRequest[] = [];
  const cache = createEdgeCache(() => seconds * 1000);
  const origin = cachedOrigin(
    async (request) => {
      asked.push(request);
      const response = responses[Math.min(asked.length, responses.length) - 1];
      if (!response) throw new Error('The origin has no response.');
      return response;
    },
    { cache, policy, errorSeconds: new Map(errors) },
  );
  const send = (change: Partial<EdgeRequest> = {}) =>
    origin({
      method: 'GET',
      path: '/jobs/1',
      query: '',
      headers: {},
      body: Buffer.alloc(0),
      sourceIp: '10.0.0.1',
      ...change,
    });
  return {
    asked,
    cache,
    send,
    /** Sends a request at a time and returns what X-Cache says, and the age. */
    async sendAt(second: number, change: Partial<EdgeRequest> = {}) {
      seconds = second;
      const { headers } = await send(change);
      return [String(headers['x-cache']).replace(' from cloudfront', ''), headers['age']];
    },
  };
}

test('a response is shared until it expires', async () => {
  const { sendAt, asked } = serve([aResponse('public, max-age=60')]);

  expect(await sendAt(0)).toEqual(['Miss', undefined]);
  expect(await sendAt(59)).toEqual(['Hit', '59']);
  expect(await sendAt(60)).toEqual(['Miss', undefined]);
  expect(asked).toHaveLength(2);
});

test('the cache key is the path, and what the policy names', async () => {
  const { sendAt } = serve([aResponse('max-age=60')]);

  expect(await sendAt(0)).toEqual(['Miss', undefined]);
  expect(await sendAt(0, { query: 'utm=x', headers: { cookie: 'a=1', 'user-agent': 'me' } })).toEqual([
    'Hit',
    '0',
  ]);
  expect(await sendAt(0, { query: 'page=2' })).toEqual(['Miss', undefined]);
  expect(await sendAt(0, { path: '/jobs/2' })).toEqual(['Miss', undefined]);
});

test.each([
  ['max-age=60', { min: 0, default: 5, max: 300 }, 60],
  ['max-age=60, s-maxage=20', { min: 0, default: 5, max: 300 }, 20],
  ['max-age=3600', { min: 0, default: 5, max: 300 }, 300],
  ['max-age=1', { min: 30, default: 30, max: 300 }, 30],
  [undefined, { min: 0, default: 5, max: 300 }, 5],
  ['no-store', { min: 0, default: 5, max: 300 }, 0],
  ['private', { min: 0, default: 5, max: 300 }, 0],
  ['no-cache', { min: 1, default: 5, max: 300 }, 1],
  ['max-age=0, must-revalidate', { min: 1, default: 86_400, max: 300 }, 1],
])('“%s” with %j is kept for %d s', async (cacheControl, timeToLive, seconds) => {
  const policy = { ...SHARED, timeToLive };
  const { sendAt } = serve([aResponse(cacheControl)], policy);

  await sendAt(0);
  if (seconds > 0) expect(await sendAt(seconds - 1)).toEqual(['Hit', `${seconds - 1}`]);
  expect((await sendAt(seconds))[0]).toBe('Miss');
});

test.each([
  [404, 'no-cache', [], 0],
  [404, undefined, [], 10],
  [404, 'max-age=60', [], 60],
  [503, 'no-store', [], 10],
  [503, undefined, [[503, 30]], 30],
  [403, undefined, [], 0],
  [403, 'max-age=5', [], 10],
] as [number, string | undefined, [number, number][], number][])(
  'an error %d with “%s” is kept for as long as the distribution says in %j, here %d s',
  async (status, cacheControl, errors, seconds) => {
    const { sendAt, asked } = serve([aResponse(cacheControl, { status })], SHARED, errors);

    expect((await sendAt(0))[0]).toBe('Error');
    await sendAt(Math.max(seconds - 1, 0));
    expect(asked).toHaveLength(seconds > 0 ? 1 : 2);
    await sendAt(seconds);
    expect(asked).toHaveLength(seconds > 0 ? 2 : 3);
  },
);

test('an expired response is confirmed by the origin', async () => {
  const confirmed = aResponse('max-age=60', { status: 304, body: Buffer.alloc(0) });
  const { sendAt, asked, send } = serve([aResponse('max-age=10'), confirmed]);

  await sendAt(0, { headers: { 'if-none-match': '"0"' } });
  expect(await sendAt(10, { headers: { 'if-none-match': '"0"' } })).toEqual(['RefreshHit', undefined]);
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  expect(await sendAt(69)).toEqual(['Hit', '59']);
  expect(await send()).toMatchObject({ status: 200, body: Buffer.from('page') });
});

test.each([
  ['max-age=10', 'Hit'],
  ['max-age=10, must-revalidate', 'Error'],
])('an expired response with “%s” answers “%s” for an origin that fails', async (cacheControl, outcome) => {
  const { sendAt, asked } = serve([aResponse(cacheControl), aResponse(undefined, { status: 500 })]);

  await sendAt(0);
  expect((await sendAt(20))[0]).toBe(outcome);
  await sendAt(29);
  expect(asked).toHaveLength(2);
});

test('an invalidation removes responses by path', async () => {
  const { sendAt, cache } = serve([aResponse('max-age=60')]);
  const paths = ['/a', '/a/b', '/c'];
  const outcomes = async () => {
    const sent = [];
    for (const path of paths) sent.push((await sendAt(1, { path }))[0]);
    return sent;
  };

  expect(await outcomes()).toEqual(['Miss', 'Miss', 'Miss']);
  cache.invalidate(['/a']);
  expect(await outcomes()).toEqual(['Miss', 'Hit', 'Hit']);
  cache.invalidate(['/a*']);
  expect(await outcomes()).toEqual(['Miss', 'Miss', 'Hit']);
});

test('HEAD is answered from the cache, and fills it with nothing', async () => {
  const { sendAt } = serve([aResponse('max-age=60')]);

  expect((await sendAt(0, { method: 'HEAD' }))[0]).toBe('Miss');
  expect((await sendAt(0))[0]).toBe('Miss');
  expect((await sendAt(0, { method: 'HEAD' }))[0]).toBe('Hit');
});

test.each([
  ['its tag', { 'if-none-match': 'W/"1"' }, 304],
  ['another tag', { 'if-none-match': '"2"' }, 200],
  ['its time', { 'if-modified-since': 'Mon, 01 Jun 2026 12:00:00 GMT' }, 304],
  ['an earlier time', { 'if-modified-since': 'Mon, 01 Jun 2026 11:00:00 GMT' }, 200],
  ['nothing', {}, 200],
])('a viewer who has %s gets %j answered with %d', async (_what, headers, status) => {
  const response = aResponse('max-age=60');
  Object.assign(response.headers, { 'last-modified': 'Mon, 01 Jun 2026 12:00:00 GMT' });
  const { send } = serve([response]);

  const request = { method: 'GET', path: '/', query: '', headers, body: Buffer.alloc(0), sourceIp: 'a' };
  const answer = omitKnown(await send(request), request);
  expect([answer.status, answer.body.length]).toEqual([status, status === 304 ? 0 : 4]);
});
