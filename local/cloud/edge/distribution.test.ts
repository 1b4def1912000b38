import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compilePathPattern } from './distribution.ts';
import { allButHost, behavior, disabled, distribute } from './fixtures/distribute.ts';

test('the first behavior whose pattern matches handles a request, otherwise the default one', async () => {
  const api = { ...behavior({ TargetOriginId: 'api', CachePolicyId: disabled }), PathPattern: '/api/*' };
  const { send, originRequests } = distribute({ CacheBehaviors: [api] });

  await send({ path: '/api/jobs' });
  await send({ path: '/' });

  expect(originRequests.map(({ path, headers }) => [headers['host'], path])).toEqual([
    ['api.example', '/api/jobs'],
    ['files.example', '/index.html'],
  ]);
});

test.each([
  ['/graphql', '/graphql', true],
  ['/graphql', '/graphql/', false],
  ['/assets/*', '/assets/a/b.js', true],
  ['images/*.png', '/images/x.png', true],
  ['*.jp?', '/a/b.jpg', true],
  ['/a.b', '/aXb', false],
])('the pattern %s matches %s: %j', (pattern, path, expected) => {
  expect(compilePathPattern(pattern)(path)).toBe(expected);
});

test('a method that the behavior does not allow is refused', async () => {
  const { send, originRequests } = distribute({});

  expect(await send({ method: 'POST' })).toMatchObject({ status: 403 });
  expect(originRequests).toEqual([]);
});

test('an origin gets only what the policies forward', async () => {
  const headers = {
    authorization: 'secret',
    host: 'site',
    'content-type': 'a/b',
    cookie: 'a=1',
    'user-agent': 'me',
  };
  const closed = distribute({});
  const open = distribute({
    DefaultCacheBehavior: behavior({ CachePolicyId: disabled, OriginRequestPolicyId: allButHost }),
  });

  await closed.send({ headers, query: 'q=1' });
  await open.send({ headers, query: 'q=1' });

  expect(closed.originRequests).toMatchObject([{ query: '' }]);
  expect(closed.originRequests[0]?.headers).toEqual({
    'user-agent': 'Amazon CloudFront',
    'content-type': 'a/b',
    host: 'files.example',
    'x-forwarded-for': '10.0.0.1',
  });
  expect(open.originRequests).toMatchObject([
    {
      query: 'q=1',
      headers: { authorization: 'secret', cookie: 'a=1', 'user-agent': 'me', host: 'files.example' },
    },
  ]);
});

test('the response headers policy sets, keeps and removes headers', async () => {
  const { send } = distribute({
    DefaultCacheBehavior: behavior({ ResponseHeadersPolicyId: 'policy', Compress: false }),
  });

  const { headers } = await send();

  expect(headers).toEqual({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
    'x-cache': 'Miss from cloudfront',
    'x-frame-options': 'ORIGIN',
  });
});

test('a kept response gets the headers of the policy, and is compressed', async () => {
  const { send, originRequests } = distribute({
    DefaultCacheBehavior: behavior({ ResponseHeadersPolicyId: 'policy' }),
  });
  await send();

  const kept = await send({ headers: { 'accept-encoding': 'br' } });
  expect(kept.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'br',
    'x-cache': 'Hit from cloudfront',
  });
  expect(originRequests).toHaveLength(1);
});

test('a viewer who has the response gets 304, compressed or not', async () => {
  const { send } = distribute({});
  const tags = ['"1"', 'W/"1"', '"2"'];

  const statuses = await Promise.all(
    tags.map(async (tag) => (await send({ headers: { 'if-none-match': tag } })).status),
  );
  expect(statuses).toEqual([304, 304, 200]);
});

test('a behavior without a cache asks the origin each time', async () => {
  const { send, originRequests } = distribute({
    DefaultCacheBehavior: behavior({ CachePolicyId: disabled }),
  });
  await send();
  const { headers } = await send();

  expect(originRequests).toHaveLength(2);
  expect(headers['x-cache']).toBe('Miss from cloudfront');
});

test('text is compressed if the behavior and its cache policy allow it', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const compressed = await distribute({}).send({ headers });
  const uncompressed = await distribute({ DefaultCacheBehavior: behavior({ CachePolicyId: disabled }) }).send(
    {
      headers,
    },
  );

  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"' });
  expect(brotliDecompressSync(compressed.body).toString()).toBe('/index.html'.padEnd(2_000, '.'));
  expect(uncompressed.headers).not.toHaveProperty('content-encoding');
});
