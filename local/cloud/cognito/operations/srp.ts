import type { Client } from '../definition/client-properties.ts';
import { invalidParameter, notAuthorized } from '../errors.ts';
import { answerExchange, provesKey } from '../password/srp-exchange.ts';
import { findUser, type Pool } from '../pool.ts';
import type { User } from '../store/users.ts';

/** Answers the client's public value with the PASSWORD_VERIFIER challenge. */
export function beginSrp(pool: Pool, client: Client, username: string, clientValue: string): object {
  const { sub, credential } = findUser(pool, username);
  const exchange = answerExchange(credential.verifier, clientValue);
  if (exchange === null) throw invalidParameter('Invalid SRP_A.');
  const secretBlock = pool.srpChallenges.add({
    clientId: client.clientId,
    owner: { poolName: pool.poolName, sub },
    verifier: credential.verifier,
    key: exchange.key,
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: credential.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.serverValue,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
}

/**
 * Returns the user who proved the password. A challenge can be answered once, in time, and with the password it began
 * with. Throws NotAuthorizedException otherwise.
 */
export function finishSrp(
  pool: Pool,
  client: Client,
  claim: { secretBlock: string; timestamp: string; signature: string },
): User {
  const challenge = pool.srpChallenges.take(claim.secretBlock);
  if (challenge === undefined || challenge.clientId !== client.clientId) throw notAuthorized();
  const user = pool.users.bySub(challenge.owner.sub);
  if (user === undefined) throw notAuthorized();
  pool.lockouts.check(user.sub);
  const isSamePassword = user.credential.verifier === challenge.verifier;
  if (!isSamePassword || !provesKey(challenge.key, challenge.owner, claim)) {
    pool.lockouts.recordFailure(user.sub);
    throw notAuthorized();
  }
  return user;
}
