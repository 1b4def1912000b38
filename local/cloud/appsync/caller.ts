import type { AuthMode, Claims } from './definition.ts';

/** Who calls: the way in that let them in, their groups, and ctx.identity. */
export interface Caller {
  readonly mode: AuthMode;
  readonly groups: readonly string[];
  readonly identity: Readonly<Record<string, unknown>> | null;
  /** util.authType()'s answer. */
  readonly authType: string;
}

/** A caller with the public API key: without an identity. */
export const apiKeyCaller: Caller = {
  mode: 'API_KEY',
  groups: [],
  identity: null,
  authType: 'API Key Authorization',
};

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** A signed-in user. Identity and access tokens differ in their claims; both carry sub, issuer, name and groups. */
export function userPoolCaller(
  claims: Claims,
  sourceIp: readonly string[],
  defaultAuthStrategy: string,
): Caller {
  const groups = claims['cognito:groups'];
  const known = Array.isArray(groups) ? groups.map(String) : null;
  return {
    mode: 'AMAZON_COGNITO_USER_POOLS',
    groups: known ?? [],
    identity: {
      sub: text(claims['sub']),
      issuer: text(claims['iss']),
      username: text(claims['cognito:username']) ?? text(claims['username']),
      claims,
      sourceIp,
      defaultAuthStrategy,
      groups: known,
    },
    authType: 'User Pool Authorization',
  };
}
