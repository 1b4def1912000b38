import { expect, jest, test } from '@jest/globals';
import { compileEdgeFunction } from './edge-function.ts';
import { allButHost, behavior, disabled, distribute } from './fixtures/distribute.ts';

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

test('OPS-01 a function that changes what is read-only is 502', async () => {
  const { ask, seen } = distribute(
    associated,
    `function handler(event) { event.request.headers.host = { value: 'other' }; return event.request; }`,
  );
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});

  const response = await ask({ headers: { host: 'site' } });

  expect(response.status).toBe(502);
  expect(response.body.toString()).toContain('changes the header host');
  expect(complain).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

test('OPS-01 a viewer-response function is not called for an error of the origin', async () => {
  const { ask } = distribute(
    {
      DefaultCacheBehavior: behavior({
        Compress: false,
        FunctionAssociations: [{ EventType: 'viewer-response', FunctionARN: 'arn' }],
      }),
    },
    `function handler(event) { event.response.headers['x-called'] = { value: 'yes' }; return event.response; }`,
  );

  expect((await ask({ path: '/page' })).headers).toHaveProperty('x-called', 'yes');
  expect((await ask({ path: '/missing' })).headers).not.toHaveProperty('x-called');
});
