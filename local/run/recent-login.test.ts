import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTemplateApi } from './fixtures/template-api.ts';

let api: Awaited<ReturnType<typeof openTemplateApi>>;
beforeAll(async () => {
  api = await openTemplateApi();
});
afterAll(() => api.end());

const FIELDS = [
  ['exportMyData', 'query Export($input: GetUserInput!) { exportMyData(input: $input) }', {}],
  [
    'deleteAccount',
    'mutation Delete($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
    { confirmation: 'ada@mail.example' },
  ],
] as const;

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

describe.each(FIELDS)('PRIV-01 %s', (_, query, input) => {
  const ask = (claims: object) => api.ask('ada', query, { email: 'ada@mail.example', ...input }, claims);

  test('reaches its function after a login of the last minutes', async () => {
    // The template's functions fail here.
    expect((await ask({ auth_time: minutesAgo(14) })).error?.errorType).toBe('Internal');
  });

  test.each([
    ['an hour ago, whose tokens were renewed since', { auth_time: minutesAgo(60), iat: minutesAgo(0) }],
    ['16 minutes ago', { auth_time: minutesAgo(16) }],
    ['at an unknown time', {}],
  ])('asks a person for the password who logged in %s', async (_when, claims) => {
    expect((await ask(claims)).error).toMatchObject({
      errorType: 'NeedsLogin',
      message: expect.stringContaining('please enter your password again'),
    });
  });
});
