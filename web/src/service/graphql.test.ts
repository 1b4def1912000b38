import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { callWith } from './credentials.ts';
import type { Early } from './early.ts';
import { callService } from './graphql.ts';
import { requestBody } from './typed-document.ts';

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
  const window = early === undefined ? {} : { daybreakEarly: early };
  Object.assign(globalThis, { fetch, window, document: { getElementById: () => null } });
}

const call = (document = '{ total }') => callService(document, {});

describe('a call of the service', () => {
  beforeEach(() => givenService(() => json({ data: { total: 3 } })));

  test('carries the public key of the runtime configuration and gives the data', async () => {
    expect(await call()).toEqual({ total: 3 });
    expect(asked.map(({ url, headers, body }) => [url, headers.get('x-api-key'), body])).toEqual([
      ['/graphql', 'public-key', '{"query":"{ total }","variables":{}}'],
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
    ['JSON that is no GraphQL answer', () => json('busy'), 'Internal'],
    ['no data', () => json({ data: null }), 'Internal'],
  ])('turns %s into a failure with a sentence', async (_what, answer, code) => {
    givenService(answer);
    await expect(call()).rejects.toMatchObject({ name: 'Failure', code });
  });

  describe('of somebody who is signed in', () => {
    afterEach(() => callWith(null));
    const refused = () => json({ errors: [{ errorType: 'UnauthorizedException', message: '' }] }, 401);
    const carried = () =>
      asked.map(({ headers }) => [headers.get('authorization'), headers.get('x-api-key')]);

    test('API-05 carries the identity token, and never the key beside it', async () => {
      callWith({ token: async () => 'token', renew: async () => undefined });
      expect(await call()).toEqual({ total: 3 });
      expect(carried()).toEqual([['token', null]]);
    });

    test('API-05 waits for the credentials that are on their way', async () => {
      callWith(Promise.resolve({ token: async () => 'token', renew: async () => undefined }));
      await call();
      expect(carried()).toEqual([['token', null]]);
    });

    test('API-05 without a token goes as a visitor’s', async () => {
      callWith({ token: async () => undefined, renew: async () => 'never asked for' });
      await call();
      expect(carried()).toEqual([[null, 'public-key']]);
    });

    test('SESS-01 that is refused goes once more with a renewed token', async () => {
      let answers = 0;
      givenService(() => {
        answers += 1;
        return answers === 1 ? refused() : json({ data: { total: 4 } });
      });
      callWith({ token: async () => 'old', renew: async () => 'new' });
      expect(await call()).toEqual({ total: 4 });
      expect(carried()).toEqual([
        ['old', null],
        ['new', null],
      ]);
    });

    test('SESS-01 that is refused again is a failure', async () => {
      givenService(refused);
      callWith({ token: async () => 'old', renew: async () => 'new' });
      await expect(call()).rejects.toMatchObject({ code: 'Unauthorized' });
      expect(asked).toHaveLength(2);
    });
  });

  test('takes the early answer to exactly the same request, once', async () => {
    const body = requestBody('query Board { total }', {});
    const early = { body, response: Promise.resolve(json({ data: { total: 9 } })) };
    givenService(() => json({ data: { total: 3 } }), early);
    expect(await call('query Other { total }')).toEqual({ total: 3 });
    expect(await call('query Board { total }')).toEqual({ total: 9 });
    expect(await call('query Board { total }')).toEqual({ total: 3 });
  });
});
