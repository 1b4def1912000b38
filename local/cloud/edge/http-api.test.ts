import { describe, expect, test } from '@jest/globals';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import type { EdgeRequest } from './exchange.ts';
import { httpApiEvent, httpApiResponse } from './http-api-event.ts';
import { httpApiOrigin } from './http-api-origin.ts';
import { httpApiRoutes } from './http-api-routes.ts';

const request = (overrides: Partial<EdgeRequest> = {}): EdgeRequest => ({
  method: 'POST',
  path: '/hooks/a%20b',
  query: 'x=1&x=2&y=a+b%26',
  headers: { 'content-type': 'application/json', cookie: 'a=1; b=2', 'user-agent': 'me' },
  body: Buffer.from('{"a":1}'),
  sourceIp: '10.0.0.1',
  ...overrides,
});
const apiId = 'abc';

test('LOCAL-01 a request is converted to an event of payload format 2.0', () => {
  const event = httpApiEvent(
    request(),
    { routeKey: 'POST /hooks/{name}', pathParameters: { name: 'a b' } },
    apiId,
    new Date('2020-03-12T19:03:58.390Z'),
  );

  expect(event).toEqual({
    version: '2.0',
    routeKey: 'POST /hooks/{name}',
    rawPath: '/hooks/a b',
    rawQueryString: 'x=1&x=2&y=a+b%26',
    cookies: ['a=1', 'b=2'],
    headers: { 'content-type': 'application/json', 'user-agent': 'me' },
    queryStringParameters: { x: '1,2', y: 'a b&' },
    pathParameters: { name: 'a b' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'abc',
      domainName: 'abc.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'abc',
      http: {
        method: 'POST',
        path: '/hooks/a b',
        protocol: 'HTTP/1.1',
        sourceIp: '10.0.0.1',
        userAgent: 'me',
      },
      requestId: expect.any(String),
      routeKey: 'POST /hooks/{name}',
      stage: '$default',
      time: '12/Mar/2020:19:03:58 +0000',
      timeEpoch: 1584039838390,
    },
    body: '{"a":1}',
    isBase64Encoded: false,
  });
});

test.each([
  ['application/x-www-form-urlencoded', true],
  ['image/png', true],
  ['text/plain; charset=utf-8', false],
  ['application/problem+json', false],
])('a body of %s is base64 in the event: %j', (type, isBase64Encoded) => {
  const event = httpApiEvent(
    request({ headers: { 'content-type': type } }),
    { routeKey: 'POST /hooks', pathParameters: {} },
    apiId,
  );

  const body = Buffer.from('{"a":1}');
  expect(event).toMatchObject({ isBase64Encoded, body: body.toString(isBase64Encoded ? 'base64' : 'utf8') });
});

describe("a function's result", () => {
  const toResponse = (outcome: InvokeOutcome) => {
    const { status, headers, body } = httpApiResponse(outcome);
    return { status, headers, body: body.toString() };
  };

  test('has a status, headers, cookies and a body', () => {
    const payload = { statusCode: 201, headers: { 'X-A': 1 }, cookies: ['a=1', 'b=2'], body: 'created' };
    expect(toResponse({ payload })).toEqual({
      status: 201,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] },
      body: 'created',
    });
  });

  test('may have a base64 body', () => {
    expect(toResponse({ payload: { statusCode: 200, body: 'aGk=', isBase64Encoded: true } }).body).toBe('hi');
  });

  test('without a status is the JSON body of a 200', () => {
    expect(toResponse({ payload: { ok: true } })).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"ok":true}',
    });
  });

  test.each<[string, InvokeOutcome]>([
    ['an error', { error: { errorType: 'Error', errorMessage: 'no' } }],
    ['a malformed status', { payload: { statusCode: 'soon' } }],
    ['a body that is not a string', { payload: { statusCode: 200, body: { a: 1 } } }],
  ])('with %s is a 500', (_, outcome) => {
    expect(toResponse(outcome)).toMatchObject({ status: 500, body: '{"message":"Internal Server Error"}' });
  });
});

describe('routing', () => {
  const routes = ['GET /a', 'PUT /a', 'GET /a/{id}', 'GET /a/b', 'POST /f/{x}/g'];
  const match = httpApiRoutes(routes.map((routeKey) => ({ routeKey, target: routeKey })));

  test.each([
    ['GET', '/a', 'GET /a', {}],
    ['PUT', '/a', 'PUT /a', {}],
    ['GET', '/a/b', 'GET /a/b', {}],
    ['GET', '/a/c%20d', 'GET /a/{id}', { id: 'c d' }],
    ['POST', '/f/1/g', 'POST /f/{x}/g', { x: '1' }],
  ])('%s %s matches %s', (method, path, routeKey, pathParameters) => {
    expect(match(method, path)).toEqual({ routeKey, target: routeKey, pathParameters });
  });

  test.each(['ANY /a', 'GET /a/{rest+}'])('refuses the route %s', (routeKey) => {
    expect(() => httpApiRoutes([{ routeKey, target: 1 }])).toThrow('does not support the route');
  });

  test('the default route takes what no other matches', () => {
    const withDefault = httpApiRoutes(
      ['$default', 'GET /a/{x}'].map((routeKey) => ({ routeKey, target: routeKey })),
    );

    expect(withDefault('GET', '/a/1')).toMatchObject({ routeKey: 'GET /a/{x}', pathParameters: { x: '1' } });
    expect(withDefault('GET', '/a/1/2')).toEqual({
      routeKey: '$default',
      target: '$default',
      pathParameters: {},
    });
    expect(withDefault('POST', '/a/1')).toMatchObject({ routeKey: '$default' });
  });

  test('answers 429 for requests beyond the stage’s rate', async () => {
    const rate = { perSecond: 0.001, burst: 2 };
    const routes = [{ routeKey: 'GET /a', target: 'A' }];
    const origin = httpApiOrigin({ apiId, rate, routes }, async () => ({ payload: 'ok' }));
    const get = () => origin(request({ method: 'GET', path: '/a' }));

    expect([(await get()).status, (await get()).status]).toEqual([200, 200]);
    const { status, body } = await get();
    expect([status, body.toString()]).toEqual([429, '{"message":"Too Many Requests"}']);
  });

  test('answers 404 for a request that matches no route', async () => {
    const invoke = async () => ({ payload: 1 });
    const origin = httpApiOrigin({ apiId, routes: [{ routeKey: 'GET /a', target: 'A' }] }, invoke);

    expect(await origin(request({ method: 'GET', path: '/b' }))).toMatchObject({ status: 404 });
    expect(await origin(request({ method: 'POST', path: '/a' }))).toMatchObject({ status: 404 });
    expect(await origin(request({ method: 'GET', path: '/a' }))).toMatchObject({ status: 200 });
  });
});
