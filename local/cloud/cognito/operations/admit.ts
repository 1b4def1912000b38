import type { Client } from '../definition/client-properties.ts';
import { CognitoError, notAuthorized } from '../errors.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../store/user-store.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import type { TokenOccasion } from '../tokens/token-overrides.ts';

/** A sign-in in which the user has proven the password. */
export interface ProvenSignIn {
  user: User;
  client: Client;
  occasion: TokenOccasion;
  clientMetadata?: Record<string, string> | undefined;
}

/** Answers a proven sign-in: with tokens, with the demand for a lasting password, or by refusing the user's state. */
export async function admit(pool: Pool, signIn: ProvenSignIn): Promise<object> {
  const { user, client } = signIn;
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') {
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return demandNewPassword(pool, user, client);
  const { session, refreshToken } = pool.sessions.open(user.sub, client.clientId, client.refreshTokenSeconds);
  const tokens = await issueTokens(pool, { ...signIn, session });
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

function demandNewPassword(pool: Pool, user: User, client: Client): object {
  if (user.temporaryUntil !== null && user.temporaryUntil <= pool.now()) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  const missing = [...pool.definition.attributes.values()]
    .filter((rule) => rule.required && !user.attributes[rule.name])
    .map((rule) => `userAttributes.${rule.name}`);
  const challenge = { clientId: client.clientId, sub: user.sub };
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: JSON.stringify(missing),
      userAttributes: JSON.stringify(user.attributes),
    },
    Session: pool.newPasswordChallenges.put(challenge, client.challengeMilliseconds),
  };
}
