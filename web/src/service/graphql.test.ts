import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Early } from './early.ts';
import { callService } from './graphql.ts';

type Asked = { url: string; headers: Headers; body: unknown };

const config = { apiKey: 'public-key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

let asked: Asked[] = [];

/** A service that answers every call so, beside a runtime configuration that is always there. */
function givenService(answer: () => Response, early?: Early): void {
  asked = [];
  const fetch = async (url: string, init: RequestInit = {}) => {
    if (url === '/config.json') return json(config);
    asked.push({ url, headers: new Headers(init.headers), body: init.body });
    return answer();
  };
  Object.assign(globalThis, { fetch, window: early === undefined ? {} : { daybreakEarly: early } });
}

const call = (body = '{"query":"q"}') => callService(body, new AbortController().signal);

describe('a call of the service', () => {
  beforeEach(() => givenService(() => json({ data: { total: 3 } })));

  test('carries the public key of the runtime configuration and gives the data', async () => {
    expect(await call()).toEqual({ total: 3 });
    expect(asked.map(({ url, headers, body }) => [url, headers.get('x-api-key'), body])).toEqual([
      ['/graphql', 'public-key', '{"query":"q"}'],
    ]);
  });

  test('API-03 throws the first error’s message', async () => {
    const errors = [
      { errorType: 'BadInput', message: 'The date is not a day.' },
      { errorType: 'Internal', message: 'Later.' },
    ];
    givenService(() => json({ data: null, errors }));
    await expect(call()).rejects.toMatchObject({ code: 'BadInput', message: 'The date is not a day.' });
  });

  test.each([
    ['a firewall’s page', () => new Response('<html>', { status: 403 }), 'Unavailable'],
    [
      'a refused key',
      () => json({ errors: [{ errorType: 'UnauthorizedException', message: '' }] }, 401),
      'Unauthorized',
    ],
    ['no JSON at all', () => new Response('<html>'), 'Internal'],
    ['nothing', () => Response.error(), 'Internal'],
  ])('turns %s into a failure with a sentence', async (_what, answer, code) => {
    givenService(answer);
    await expect(call()).rejects.toMatchObject({ name: 'Failure', code });
  });

  test('takes the early answer to exactly the same request, once', async () => {
    const board = { body: '{"query":"board"}', response: Promise.resolve(json({ data: { total: 9 } })) };
    givenService(() => json({ data: { total: 3 } }), { config: Promise.resolve(config), board });
    expect(await call('{"query":"other"}')).toEqual({ total: 3 });
    expect(await call('{"query":"board"}')).toEqual({ total: 9 });
    expect(await call('{"query":"board"}')).toEqual({ total: 3 });
  });
});
