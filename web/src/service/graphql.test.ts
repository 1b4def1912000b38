import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setCredentials } from './credentials.ts';
import type { EarlyRequest } from './early.ts';
import { callService } from './graphql.ts';
import { requestBody } from './typed-document.ts';

type Request = { url: string; headers: Headers; body: unknown };

const config = { apiKey: 'public-key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

let requests: Request[] = [];

/** Answers every call with `answer`, and serves the runtime configuration. */
function givenService(answer: () => Response, early?: EarlyRequest): void {
  requests = [];
  const fetch = async (url: string, init: RequestInit = {}) => {
    if (url === '/config.json') return json(config);
    requests.push({ url, headers: new Headers(init.headers), body: init.body });
    return answer();
  };
  const window = early === undefined ? {} : { daybreakEarly: early };
  Object.assign(globalThis, { fetch, window, document: { getElementById: () => null } });
}

const call = (document = '{ total }') => callService(document, {});

describe('a call to the service', () => {
  beforeEach(() => givenService(() => json({ data: { total: 3 } })));

  test('sends the public API key and returns the data', async () => {
    expect(await call()).toEqual({ total: 3 });
    expect(requests.map(({ url, headers, body }) => [url, headers.get('x-api-key'), body])).toEqual([
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
    ["a firewall's page", () => new Response('<html>', { status: 403 }), 'Unavailable'],
    [
      'a refused key',
      () => json({ errors: [{ errorType: 'UnauthorizedException', message: '' }] }, 401),
      'Unauthorized',
    ],
    ['a response that is not JSON', () => new Response('<html>'), 'Internal'],
    ['nothing', () => Response.error(), 'Internal'],
    ['JSON that is not a GraphQL response', () => json('busy'), 'Internal'],
    ['no data', () => json({ data: null }), 'Internal'],
  ])('turns %s into a failure with a sentence', async (_what, answer, code) => {
    givenService(answer);
    await expect(call()).rejects.toMatchObject({ name: 'Failure', code });
  });

  describe('by a signed-in person', () => {
    afterEach(() => setCredentials(null));
    const refused = () => json({ errors: [{ errorType: 'UnauthorizedException', message: '' }] }, 401);
    const sentKeys = () =>
      requests.map(({ headers }) => [headers.get('authorization'), headers.get('x-api-key')]);

    test('API-05 sends the identity token without the API key', async () => {
      setCredentials({ token: async () => 'token', renew: async () => undefined });
      expect(await call()).toEqual({ total: 3 });
      expect(sentKeys()).toEqual([['token', null]]);
    });

    test('API-05 waits for credentials that are still loading', async () => {
      setCredentials(Promise.resolve({ token: async () => 'token', renew: async () => undefined }));
      await call();
      expect(sentKeys()).toEqual([['token', null]]);
    });

    test('API-05 is sent as a visitor’s if there is no token', async () => {
      setCredentials({ token: async () => undefined, renew: async () => 'unused' });
      await call();
      expect(sentKeys()).toEqual([[null, 'public-key']]);
    });

    test('SESS-01 is sent once more with a renewed token if it is refused', async () => {
      let answers = 0;
      givenService(() => {
        answers += 1;
        return answers === 1 ? refused() : json({ data: { total: 4 } });
      });
      setCredentials({ token: async () => 'old', renew: async () => 'new' });
      expect(await call()).toEqual({ total: 4 });
      expect(sentKeys()).toEqual([
        ['old', null],
        ['new', null],
      ]);
    });

    test('SESS-01 fails if it is refused again', async () => {
      givenService(refused);
      setCredentials({ token: async () => 'old', renew: async () => 'new' });
      await expect(call()).rejects.toMatchObject({ code: 'Unauthorized' });
      expect(requests).toHaveLength(2);
    });
  });

  test('uses the early response for exactly the same request, once', async () => {
    const body = requestBody('query Board { total }', {});
    const early = { body, response: Promise.resolve(json({ data: { total: 9 } })) };
    givenService(() => json({ data: { total: 3 } }), early);
    expect(await call('query Other { total }')).toEqual({ total: 3 });
    expect(await call('query Board { total }')).toEqual({ total: 9 });
    expect(await call('query Board { total }')).toEqual({ total: 3 });
  });
});
