import { describe, expect, test } from '@jest/globals';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import { createAuthorization } from './authorizer.ts';
import type { EdgeRequest } from './exchange.ts';
import { httpApiEvent } from './http-api-event.ts';

const request = (headers: Record<string, string>): EdgeRequest => ({
  method: 'POST',
  path: '/hook',
  query: '',
  headers,
  body: Buffer.from('{}'),
  sourceIp: '10.0.0.1',
});

/** An authorizer on one header, whose function authorizes the value 'open' or returns `outcome`. */
function createTestAuthorization(outcome?: InvokeOutcome) {
  const calls: unknown[] = [];
  let time = 0;
  const authorize = createAuthorization(
    { functionName: 'Check', identityHeaders: ['x-door'], cacheSeconds: 60 },
    async (_name, payload) => {
      calls.push(payload);
      const { identitySource } = Object(payload);
      return outcome ?? { payload: { isAuthorized: identitySource[0] === 'open' } };
    },
    () => time,
  );
  return {
    calls,
    pass: (seconds: number) => {
      time += seconds * 1_000;
    },
    async status(headers: Record<string, string>) {
      const edgeRequest = request(headers);
      const route = { routeKey: 'POST /hook', pathParameters: {} };
      return (await authorize(edgeRequest, httpApiEvent(edgeRequest, route, 'a')))?.status;
    },
  };
}

describe('LOCAL-01 an authorizer of an HTTP API', () => {
  test('refuses a request without the identity header, without a call', async () => {
    const authorization = createTestAuthorization();
    expect(await authorization.status({})).toBe(401);
    expect(authorization.calls).toEqual([]);
  });

  test('calls its function once per identity until the result expires', async () => {
    const authorization = createTestAuthorization();
    expect(await authorization.status({ 'x-door': 'open' })).toBeUndefined();
    expect(await authorization.status({ 'x-door': 'open' })).toBeUndefined();
    expect(await authorization.status({ 'x-door': 'shut' })).toBe(403);
    expect(await authorization.status({ 'x-door': 'shut' })).toBe(403);
    expect(authorization.calls).toHaveLength(2);
    expect(authorization.calls[0]).toMatchObject({
      type: 'REQUEST',
      version: '2.0',
      identitySource: ['open'],
    });
    expect(authorization.calls[0]).not.toHaveProperty('body');
    authorization.pass(61);
    expect(await authorization.status({ 'x-door': 'open' })).toBeUndefined();
    expect(authorization.calls).toHaveLength(3);
  });

  test.each<[string, InvokeOutcome]>([
    ['throws', { error: { errorType: 'Error', errorMessage: 'no' } }],
    ['returns something else', { payload: { ok: true } }],
  ])('is an internal error when its function %s', async (_what, outcome) => {
    expect(await createTestAuthorization(outcome).status({ 'x-door': 'open' })).toBe(500);
  });
});
