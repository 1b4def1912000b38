import { describe, expect, test } from '@jest/globals';
import type { GraphqlApiDefinition } from './definition.ts';
import { API_KEY, createTestApi, moduleOf, tokenOf, unit } from './testing/test-api.ts';

const schema = `
type Query {
  plain: String
  keyed: String @aws_api_key
  pooled: String @aws_cognito_user_pools
  either: String @aws_api_key @aws_cognito_user_pools
  staff: String @aws_cognito_user_pools(cognito_groups: ["staff", "boss"])
  staffOrKey: String @aws_api_key @aws_cognito_user_pools(cognito_groups: ["staff"])
  old: String @aws_auth(cognito_groups: ["staff"])
  robots: String @aws_iam
  closed: Closed @aws_api_key
  open: Open @aws_api_key
  enumerated: Level @aws_api_key
}
type Closed { id: ID must: String! }
type Open @aws_api_key { id: ID own: String @aws_cognito_user_pools }
enum Level { high }`;

const value = (of: string) => moduleOf(`return { payload: ${of} };`);
const leaves = ['plain', 'keyed', 'pooled', 'either', 'staff', 'staffOrKey', 'old', 'robots'];
const resolvers = [
  ...leaves.map((name) => unit(`Query.${name}`, value(`'${name}'`))),
  unit('Query.closed', value(`{ id: '1', must: 'x' }`)),
  unit('Query.open', value(`{ id: '1', own: 'x' }`)),
  unit('Query.enumerated', value(`'high'`)),
];

const user = (groups?: string[]) =>
  tokenOf({ sub: 's', iss: 'pool', 'cognito:username': 'u', 'cognito:groups': groups });
const byKey = { 'x-api-key': API_KEY };
const signedIn = { authorization: user() };
const asStaff = { authorization: user(['other', 'staff']) };

const api = (more: Partial<GraphqlApiDefinition> = {}) =>
  createTestApi({
    schema,
    resolvers,
    defaultAuth: 'AMAZON_COGNITO_USER_POOLS',
    additionalAuth: ['API_KEY'],
    ...more,
  });

/** The leaves that a caller may see. */
async function seen(
  headers: Record<string, string>,
  more?: Partial<GraphqlApiDefinition>,
): Promise<string[]> {
  const { data } = await api(more).ask(`{ ${leaves.join(' ')} }`, { headers });
  return leaves.filter((name) => data[name] !== null);
}

describe('on an API with the user pool as default mode and API keys', () => {
  test('fields without directives need the default mode', async () => {
    expect(await seen(byKey)).toEqual(['keyed', 'either', 'staffOrKey']);
    expect(await seen(signedIn)).toEqual(['plain', 'pooled', 'either', 'old']);
  });

  test('cognito_groups needs one of the groups, and @aws_api_key needs none', async () => {
    expect(await seen(asStaff)).toEqual(['plain', 'pooled', 'either', 'staff', 'staffOrKey', 'old']);
    expect(await seen({ authorization: user(['boss']) })).toContain('staff');
  });

  test('@aws_auth is silently ignored', async () => {
    expect(await seen(signedIn)).toContain('old');
    expect(await seen(byKey)).not.toContain('old');
  });

  test('a refused field is null with the error Unauthorized, and other fields have data', async () => {
    expect(await api().ask('{ keyed pooled }', { headers: byKey })).toEqual({
      data: { keyed: 'keyed', pooled: null },
      errors: [
        {
          path: ['pooled'],
          data: null,
          errorType: 'Unauthorized',
          errorInfo: null,
          locations: [{ line: 1, column: 9, sourceName: null }],
          message: 'Not Authorized to access pooled on type Query',
        },
      ],
    });
  });

  test('the returned type must allow the mode, too', async () => {
    expect(await api().ask('{ closed { id } }', { headers: byKey })).toMatchObject({
      data: { closed: { id: null } },
      errors: [{ message: 'Not Authorized to access id on type Closed', path: ['closed', 'id'] }],
    });
    expect((await api().ask('{ closed { must } }', { headers: byKey })).data).toEqual({ closed: null });
    expect(await api().ask('{ open { id } }', { headers: byKey })).toEqual({ data: { open: { id: '1' } } });
  });

  test('a field’s directive replaces its type’s', async () => {
    expect((await api().ask('{ open { id own } }', { headers: byKey })).data).toEqual({
      open: { id: '1', own: null },
    });
  });

  test('enums need no directive', async () => {
    expect(await api().ask('{ enumerated }', { headers: byKey })).toEqual({ data: { enumerated: 'high' } });
  });

  test('DefaultAction DENY refuses fields without directives to signed-in users', async () => {
    expect(await seen(signedIn, { userPoolDefaultAction: 'DENY' })).toEqual(['pooled', 'either']);
  });
});

describe('on other APIs', () => {
  test('@aws_auth applies when the user pool is the only mode', async () => {
    const sole = { additionalAuth: [] };
    expect(await seen(signedIn, sole)).not.toContain('old');
    expect(await seen(asStaff, sole)).toContain('old');
  });

  test('a key sees fields without directives if it is the default mode', async () => {
    const keyFirst = { defaultAuth: 'API_KEY', additionalAuth: ['AMAZON_COGNITO_USER_POOLS'] } as const;
    expect(await seen(byKey, keyFirst)).toEqual(['plain', 'keyed', 'either', 'staffOrKey', 'old']);
    expect(await seen(signedIn, keyFirst)).toEqual(['pooled', 'either']);
  });
});

describe('an unauthenticated request', () => {
  test.each([
    ['no credentials', {}, 'Valid authorization header not provided.'],
    ['an unknown key', { 'x-api-key': 'da2-other' }, 'You are not authorized to make this call.'],
    ['an expired token', { authorization: tokenOf({ exp: 0 }) }, 'Token has expired.'],
    [
      'a stranger’s token',
      { authorization: tokenOf({ iss: 'stranger' }) },
      'You are not authorized to make this call.',
    ],
    ['"Bearer " before the token', { authorization: `Bearer ${user()}` }, 'Unable to parse JWT token.'],
  ])('with %s is HTTP 401 with errors and no data', async (_what, headers, message) => {
    const response = await api().send(JSON.stringify({ query: '{ plain }' }), headers);
    expect(response.status).toBe(401);
    expect(response.headers['x-amzn-errortype']).toBe('UnauthorizedException');
    expect(JSON.parse(response.body)).toEqual({ errors: [{ errorType: 'UnauthorizedException', message }] });
  });

  test('with a key or token that the API does not accept has no valid authorization', async () => {
    const poolOnly = await api({ additionalAuth: [] }).send('{"query":"{ plain }"}', byKey);
    const keyOnly = await api({ defaultAuth: 'API_KEY', additionalAuth: [] }).send(
      '{"query":"{ plain }"}',
      signedIn,
    );
    for (const { status, body } of [poolOnly, keyOnly]) {
      expect([status, JSON.parse(body).errors[0].message]).toEqual([
        401,
        'Valid authorization header not provided.',
      ]);
    }
  });
});

describe('an API key and an Authorization header together', () => {
  test('are a call by API key', async () => {
    expect(await seen({ ...byKey, ...signedIn })).toEqual(await seen(byKey));
    expect(
      (await api().send('{"query":"{ plain }"}', { 'x-api-key': 'da2-other', ...signedIn })).status,
    ).toBe(401);
  });
});

describe('ctx.identity', () => {
  const whoAmI = async (headers: Record<string, string>) => {
    const { ask } = createTestApi({
      schema: 'type Query { me: AWSJSON @aws_api_key @aws_cognito_user_pools }',
      resolvers: [
        unit(
          'Query.me',
          moduleOf('return { payload: { identity: ctx.identity, authType: util.authType() } };'),
        ),
      ],
    });
    return JSON.parse((await ask('{ me }', { headers })).data.me);
  };

  test('of an API key is null', async () => {
    expect(await whoAmI(byKey)).toEqual({ identity: null, authType: 'API Key Authorization' });
  });

  test('of a signed-in user has sub, issuer, username, claims, groups, addresses and default strategy', async () => {
    const claims = {
      sub: 's',
      iss: 'pool',
      'cognito:username': 'u',
      'cognito:groups': ['staff'],
      email: 'a@example.com',
    };
    expect(await whoAmI({ authorization: tokenOf(claims), 'x-forwarded-for': '203.0.113.9' })).toEqual({
      identity: {
        sub: 's',
        issuer: 'pool',
        username: 'u',
        claims,
        sourceIp: ['203.0.113.9', '198.51.100.7'],
        defaultAuthStrategy: 'ALLOW',
        groups: ['staff'],
      },
      authType: 'User Pool Authorization',
    });
  });

  test('of an access token has its username claim, and null without groups', async () => {
    const { identity } = await whoAmI({ authorization: tokenOf({ sub: 's', username: 'u' }) });
    expect(identity).toMatchObject({ username: 'u', groups: null });
  });
});
