import type { AuthMode, Claims } from './definition.ts';

export interface Caller {
  readonly mode: AuthMode;
  readonly groups: readonly string[];
  readonly identity: Readonly<Record<string, unknown>> | null;
  /** The value of util.authType(). */
  readonly authType: string;
}

export const apiKeyCaller: Caller = {
  mode: 'API_KEY',
  groups: [],
  identity: null,
  authType: 'API Key Authorization',
};

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** Accepts identity and access tokens: both have sub, issuer, user name and groups. */
export function userPoolCaller(
  claims: Claims,
  sourceIp: readonly string[],
  defaultAuthStrategy: string,
): Caller {
  const groups = claims['cognito:groups'];
  const groupNames = Array.isArray(groups) ? groups.map(String) : null;
  return {
    mode: 'AMAZON_COGNITO_USER_POOLS',
    groups: groupNames ?? [],
    identity: {
      sub: text(claims['sub']),
      issuer: text(claims['iss']),
      username: text(claims['cognito:username']) ?? text(claims['username']),
      claims,
      sourceIp,
      defaultAuthStrategy,
      groups: groupNames,
    },
    authType: 'User Pool Authorization',
  };
}
