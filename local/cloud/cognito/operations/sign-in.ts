import { z } from 'zod';
import type { AuthFlow, Client } from '../definition/client-properties.ts';
import { CognitoError, invalidParameter, notAuthorized } from '../errors.ts';
import { matchesCredential } from '../password/credential.ts';
import { clientOf, findUser, type Pool } from '../pool.ts';
import type { User } from '../store/users.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { publicOperation } from './operation.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { beginSrp, finishSrp } from './srp.ts';

const parameterMap = z.record(z.string(), z.string()).default({});

/** InitiateAuth: USER_SRP_AUTH, USER_PASSWORD_AUTH and REFRESH_TOKEN_AUTH. */
export const initiateAuth = publicOperation(
  z.object({ ClientId: z.string(), AuthFlow: z.string(), AuthParameters: parameterMap }),
  (pool, { ClientId, AuthFlow, AuthParameters }) => {
    const client = clientOf(pool, ClientId);
    const parameter = (name: string) => requiredParameter(AuthParameters, name);
    switch (AuthFlow) {
      case 'USER_SRP_AUTH':
        checkFlow(client, 'ALLOW_USER_SRP_AUTH', 'USER_SRP_AUTH is not enabled for the client.');
        return beginSrp(pool, client, parameter('USERNAME'), parameter('SRP_A'));
      case 'USER_PASSWORD_AUTH':
        checkFlow(client, 'ALLOW_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH flow not enabled for this client');
        return startSession(
          pool,
          checkUserPassword(pool, parameter('USERNAME'), parameter('PASSWORD')),
          client,
        );
      case 'REFRESH_TOKEN_AUTH':
        checkFlow(client, 'ALLOW_REFRESH_TOKEN_AUTH', 'Auth flow not enabled for this client');
        return refreshTokens(pool, client, parameter('REFRESH_TOKEN'));
      default:
        throw invalidParameter(`${AuthFlow} is not enabled for the client.`);
    }
  },
);

/** RespondToAuthChallenge: PASSWORD_VERIFIER, which ends an SRP sign-in. */
export const respondToAuthChallenge = publicOperation(
  z.object({ ClientId: z.string(), ChallengeName: z.string(), ChallengeResponses: parameterMap }),
  (pool, { ClientId, ChallengeName, ChallengeResponses }) => {
    const client = clientOf(pool, ClientId);
    if (ChallengeName !== 'PASSWORD_VERIFIER') {
      throw invalidParameter(`${ChallengeName} is not a challenge of this user pool.`);
    }
    const response = (name: string) => requiredParameter(ChallengeResponses, name);
    response('USERNAME');
    const user = finishSrp(pool, client, {
      secretBlock: response('PASSWORD_CLAIM_SECRET_BLOCK'),
      timestamp: response('TIMESTAMP'),
      signature: response('PASSWORD_CLAIM_SIGNATURE'),
    });
    return startSession(pool, user, client);
  },
);

function checkUserPassword(pool: Pool, username: string, password: string): User {
  const user = findUser(pool, username);
  pool.lockouts.check(user.sub);
  if (!matchesCredential({ poolName: pool.poolName, sub: user.sub }, password, user.credential)) {
    pool.lockouts.recordFailure(user.sub);
    throw notAuthorized();
  }
  return user;
}

/** Issues the tokens of a user who proved the password, unless the user is disabled or unconfirmed. */
async function startSession(pool: Pool, user: User, client: Client): Promise<object> {
  pool.lockouts.reset(user.sub);
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') {
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  }
  const { session, refreshToken } = pool.sessions.open(user.sub, client.clientId, client.refreshTokenSeconds);
  const tokens = await issueTokens(pool, user, client, session);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

function checkFlow(client: Client, flow: AuthFlow, message: string): void {
  if (!client.flows.has(flow)) throw invalidParameter(message);
}

function requiredParameter(parameters: Readonly<Record<string, string>>, name: string): string {
  const value = parameters[name];
  if (value === undefined || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
