import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Distribution } from '../provision/cloudfront.ts';
import { forwardingPolicy } from '../provision/edge-forwarding.ts';
import { createDistribution } from './distribution.ts';
import { compileEdgeFunction } from './edge-function.ts';
import { type EdgeRequest, type Origin, textResponse } from './exchange.ts';
import { pathPattern } from './path-pattern.ts';

const optimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const behavior = (given: object = {}) => ({
  TargetOriginId: 'files',
  AllowedMethods: ['GET', 'HEAD'],
  CachePolicyId: optimized,
  FunctionAssociations: [],
  Compress: true,
  ...given,
});
const origin = (Id: string) => ({ Id, DomainName: `${Id}.example`, OriginPath: '', OriginCustomHeaders: [] });

function distribute(config: Partial<Distribution['config']>, code = '') {
  const seen: EdgeRequest[] = [];
  const answer: Origin = async (request) => {
    seen.push(request);
    if (request.path === '/missing') return textResponse(404, 'gone');
    const response = textResponse(200, request.path.padEnd(2_000, '.'), 'text/html');
    return { ...response, headers: { ...response.headers, etag: '"1"', 'x-frame-options': 'ORIGIN' } };
  };
  const run = createDistribution(
    {
      ...{ id: 'E1', arn: 'arn', domainName: 'd1.cloudfront.net' },
      config: {
        ...{ Aliases: [], DefaultRootObject: 'index.html', Origins: [origin('files'), origin('api')] },
        ...{ DefaultCacheBehavior: behavior(), CacheBehaviors: [], CustomErrorResponses: [] },
        ...config,
      },
    },
    {
      origin: () => answer,
      edgeFunction: () => compileEdgeFunction(code, 'routes'),
      responseHeaders: () => ({
        set: [
          { name: 'content-security-policy', value: "default-src 'self'", override: true },
          { name: 'x-frame-options', value: 'DENY', override: false },
        ],
        remove: ['etag'],
      }),
      cachePolicy: (id) => forwardingPolicy(new Map(), id),
      originRequestPolicy: (id) => forwardingPolicy(new Map(), id),
    },
  );
  const ask = (given: Partial<EdgeRequest> = {}) =>
    run({
      method: 'GET',
      path: '/',
      query: '',
      headers: {},
      body: Buffer.alloc(0),
      sourceIp: '10.0.0.1',
      ...given,
    });
  return { ask, seen };
}

test('the first behaviour whose pattern matches answers, the default one the rest', async () => {
  const api = { ...behavior({ TargetOriginId: 'api', CachePolicyId: disabled }), PathPattern: '/api/*' };
  const { ask, seen } = distribute({ CacheBehaviors: [api] });

  await ask({ path: '/api/jobs' });
  await ask({ path: '/' });

  expect(seen.map(({ path, headers }) => [headers['host'], path])).toEqual([
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
  expect(pathPattern(pattern)(path)).toBe(expected);
});

test('a method that the behaviour does not allow is refused before the origin', async () => {
  const { ask, seen } = distribute({});

  expect(await ask({ method: 'POST' })).toMatchObject({ status: 403 });
  expect(seen).toEqual([]);
});

test('an origin sees only what the policies let through', async () => {
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

  await closed.ask({ headers, query: 'q=1' });
  await open.ask({ headers, query: 'q=1' });

  expect(closed.seen).toMatchObject([{ query: '' }]);
  expect(closed.seen[0]?.headers).toEqual({
    'user-agent': 'Amazon CloudFront',
    'content-type': 'a/b',
    host: 'files.example',
    'x-forwarded-for': '10.0.0.1',
  });
  expect(open.seen).toMatchObject([
    {
      query: 'q=1',
      headers: { authorization: 'secret', cookie: 'a=1', 'user-agent': 'me', host: 'files.example' },
    },
  ]);
});

const associated = {
  DefaultCacheBehavior: behavior({
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'arn' }],
  }),
};

test('a viewer-request function sees the request as CloudFront shows it, and may change it', async () => {
  const { ask, seen } = distribute(
    {
      ...associated,
      DefaultCacheBehavior: {
        ...associated.DefaultCacheBehavior,
        CachePolicyId: disabled,
        OriginRequestPolicyId: allButHost,
      },
    },
    `function handler(event) {
      var request = event.request;
      request.headers['x-seen'] = { value: JSON.stringify([event.version, event.context.eventType, event.viewer.ip,
        request.method, request.uri, request.querystring, request.cookies, request.headers.accept]) };
      request.uri = '/page.html';
      request.querystring = { kept: { value: 'yes' } };
      return request;
    }`,
  );

  await ask({ path: '/page', query: 'a=1&a=2', headers: { accept: 'x/y', cookie: 'c=d' } });

  expect(seen).toMatchObject([{ path: '/page.html', query: 'kept=yes', headers: { cookie: 'c=d' } }]);
  expect(JSON.parse(seen[0]?.headers['x-seen'] ?? '')).toEqual([
    '1.0',
    'viewer-request',
    '10.0.0.1',
    'GET',
    '/page',
    { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } },
    { c: { value: 'd' } },
    { value: 'x/y' },
  ]);
});

test('a viewer-request function may answer itself', async () => {
  const { ask, seen } = distribute(
    associated,
    `async function handler() {
      return { statusCode: 302, headers: { location: { value: '/there' } }, cookies: { a: { value: '1', attributes: 'Secure' } } };
    }`,
  );

  expect(await ask()).toMatchObject({
    status: 302,
    headers: { location: '/there', 'set-cookie': ['a=1; Secure'] },
  });
  expect(seen).toEqual([]);
});

test('a function that fails is 503, and one without a handler or too long is refused beforehand', async () => {
  const { ask } = distribute(associated, 'function handler() { return process.env; }');
  const complaint = console.error;
  console.error = () => {};
  const response = await ask();
  console.error = complaint;

  expect(response).toMatchObject({ status: 503 });
  expect(() => compileEdgeFunction('const a = 1;', 'routes')).toThrow('no function called handler');
  expect(() => compileEdgeFunction(`function handler() {} // ${'x'.repeat(10_240)}`, 'routes')).toThrow(
    '10240 bytes',
  );
});

test('the response headers policy sets, keeps and removes headers as it says', async () => {
  const { ask } = distribute({
    DefaultCacheBehavior: behavior({ ResponseHeadersPolicyId: 'policy', Compress: false }),
  });

  const { headers } = await ask();

  expect(headers).toEqual({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
    'x-frame-options': 'ORIGIN',
  });
});

test('texts are compressed where the behaviour and its cache policy permit it', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const compressed = await distribute({}).ask({ headers });
  const forbidden = await distribute({ DefaultCacheBehavior: behavior({ CachePolicyId: disabled }) }).ask({
    headers,
  });

  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"' });
  expect(brotliDecompressSync(compressed.body).toString()).toBe('/index.html'.padEnd(2_000, '.'));
  expect(forbidden.headers).not.toHaveProperty('content-encoding');
});

test('a custom error response shows its page under its own status', async () => {
  const page = { ErrorCode: 404, ResponseCode: 200, ResponsePagePath: '/page.html' };
  const { ask } = distribute({
    CustomErrorResponses: [page],
    DefaultCacheBehavior: behavior({ Compress: false }),
  });

  const response = await ask({ path: '/missing' });

  expect(response.status).toBe(200);
  expect(response.body.toString()).toMatch(/^\/page\.html\./);
});
