import { expect, jest, test } from '@jest/globals';
import { compileEdgeFunction } from './edge-function.ts';
import { allButHost, behavior, disabled, distribute } from './fixtures/distribute.ts';

const associated = {
  DefaultCacheBehavior: behavior({
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'arn' }],
  }),
};

test('a viewer-request function gets CloudFront’s event and may change the request', async () => {
  const { send, originRequests } = distribute(
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

  await send({ path: '/page', query: 'a=1&a=2', headers: { accept: 'x/y', cookie: 'c=d' } });

  expect(originRequests).toMatchObject([
    { path: '/page.html', query: 'kept=yes', headers: { cookie: 'c=d' } },
  ]);
  expect(JSON.parse(originRequests[0]?.headers['x-seen'] ?? '')).toEqual([
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

test('a failing function is a 503, and one without a handler or over 10 kB is refused', async () => {
  const { send } = distribute(associated, 'function handler() { return process.env; }');
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const response = await send();
  consoleError.mockRestore();

  expect(response).toMatchObject({ status: 503 });
  expect(() => compileEdgeFunction('const a = 1;', 'routes')).toThrow('no function called handler');
  expect(() => compileEdgeFunction(`function handler() {} // ${'x'.repeat(10_240)}`, 'routes')).toThrow(
    '10240 bytes',
  );
});

test('OPS-01 a function that changes a read-only header is a 502', async () => {
  const { send, originRequests } = distribute(
    associated,
    `function handler(event) { event.request.headers.host = { value: 'other' }; return event.request; }`,
  );
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});

  const response = await send({ headers: { host: 'site' } });

  expect(response.status).toBe(502);
  expect(response.body.toString()).toContain('changes the header host');
  expect(consoleError).toHaveBeenCalledTimes(1);
  expect(originRequests).toEqual([]);
});

test('OPS-01 a viewer-response function is skipped for an error of the origin', async () => {
  const { send } = distribute(
    {
      DefaultCacheBehavior: behavior({
        Compress: false,
        FunctionAssociations: [{ EventType: 'viewer-response', FunctionARN: 'arn' }],
      }),
    },
    `function handler(event) { event.response.headers['x-called'] = { value: 'yes' }; return event.response; }`,
  );

  expect((await send({ path: '/page' })).headers).toHaveProperty('x-called', 'yes');
  expect((await send({ path: '/missing' })).headers).not.toHaveProperty('x-called');
});
