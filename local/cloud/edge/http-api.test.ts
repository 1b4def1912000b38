import { describe, expect, test } from '@jest/globals';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import type { EdgeRequest } from './exchange.ts';
import { httpApiEvent, httpApiResponse } from './http-api-event.ts';
import { httpApiOrigin } from './http-api-origin.ts';
import { httpApiRoutes } from './http-api-routes.ts';

const request = (given: Partial<EdgeRequest> = {}): EdgeRequest => ({
  method: 'POST',
  path: '/hooks/a%20b',
  query: 'x=1&x=2&y=a+b%26',
  headers: { 'content-type': 'application/json', cookie: 'a=1; b=2', 'user-agent': 'me' },
  body: Buffer.from('{"a":1}'),
  sourceIp: '10.0.0.1',
  ...given,
});
const api = { apiId: 'abc', stageVariables: undefined };

test('LOCAL-01 a request becomes an event of payload format 2.0', () => {
  const event = httpApiEvent(
    request(),
    { routeKey: 'POST /hooks/{name}', pathParameters: { name: 'a b' } },
    api,
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
    { routeKey: '$default', pathParameters: {} },
    api,
  );

  const body = Buffer.from('{"a":1}');
  expect(event).toMatchObject({ isBase64Encoded, body: body.toString(isBase64Encoded ? 'base64' : 'utf8') });
});

describe("a function's answer", () => {
  const answered = (outcome: InvokeOutcome) => {
    const { status, headers, body } = httpApiResponse(outcome);
    return { status, headers, body: body.toString() };
  };

  test('is its status, headers, cookies and body', () => {
    const payload = { statusCode: 201, headers: { 'X-A': 1 }, cookies: ['a=1', 'b=2'], body: 'made' };
    expect(answered({ payload })).toEqual({
      status: 201,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] },
      body: 'made',
    });
  });

  test('may be base64', () => {
    expect(answered({ payload: { statusCode: 200, body: 'aGk=', isBase64Encoded: true } }).body).toBe('hi');
  });

  test('without a status is 200 with the result as JSON', () => {
    expect(answered({ payload: { ok: true } })).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"ok":true}',
    });
  });

  test.each<[string, InvokeOutcome]>([
    ['an error', { error: { errorType: 'Error', errorMessage: 'no' } }],
    ['a malformed answer', { payload: { statusCode: 'soon' } }],
    ['a body that is no text', { payload: { statusCode: 200, body: { a: 1 } } }],
  ])('%s is 500', (_, outcome) => {
    expect(answered(outcome)).toMatchObject({ status: 500, body: '{"message":"Internal Server Error"}' });
  });
});

describe('routing', () => {
  const routes = [
    'GET /a',
    'ANY /a',
    'GET /a/{id}',
    'GET /a/b',
    'GET /a/{rest+}',
    'POST /f/{x}/g',
    '$default',
  ];
  const match = httpApiRoutes(routes.map((routeKey) => ({ routeKey, target: routeKey })));

  test.each([
    ['GET', '/a', 'GET /a', {}],
    ['PUT', '/a', 'ANY /a', {}],
    ['GET', '/a/b', 'GET /a/b', {}],
    ['GET', '/a/c%20d', 'GET /a/{id}', { id: 'c d' }],
    ['GET', '/a/c/d', 'GET /a/{rest+}', { rest: 'c/d' }],
    ['POST', '/f/1/g', 'POST /f/{x}/g', { x: '1' }],
    ['GET', '/f/1/g', '$default', {}],
    ['GET', '/', '$default', {}],
  ])('%s %s goes to %s', (method, path, routeKey, pathParameters) => {
    expect(match(method, path)).toEqual({ routeKey, target: routeKey, pathParameters });
  });

  test('without a default, what matches nothing is not found', async () => {
    const origin = httpApiOrigin({ ...api, routes: [{ routeKey: 'GET /a', target: 'A' }] }, async () => ({
      payload: 1,
    }));

    expect(await origin(request({ method: 'GET', path: '/b' }))).toMatchObject({ status: 404 });
    expect(await origin(request({ method: 'GET', path: '/a' }))).toMatchObject({ status: 200 });
  });
});
