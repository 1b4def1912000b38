import { createHmac } from 'node:crypto';
import type { Client } from '../definition/client-properties.ts';
import { invalidParameter, notAuthorized, userNotFound } from '../errors.ts';
import { type Credential, makeCredential } from '../password/credential.ts';
import { answerExchange, provesKey } from '../password/srp-exchange.ts';
import { type Pool, userNamed } from '../pool.ts';
import { admit } from './admit.ts';

/** Begins a sign-in by secure remote password: answers the client's public value with the PASSWORD_VERIFIER challenge. */
export function beginSrp(pool: Pool, client: Client, username: string, clientValue: string): object {
  const user = userNamed(pool, username);
  if (user === undefined && !client.hidesUnknownUsers) throw userNotFound();
  const { sub, credential } = user ?? decoy(pool, username);
  const exchange = answerExchange(credential, clientValue);
  if (exchange === null) throw invalidParameter('Invalid SRP_A.');
  const secretBlock = pool.srpChallenges.put(
    {
      clientId: client.clientId,
      owner: { poolName: pool.poolName, sub },
      user: user === undefined ? null : { sub, credential },
      key: exchange.key,
    },
    client.challengeMilliseconds,
  );
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: credential.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.publicValue,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
}

/** What the client answers the PASSWORD_VERIFIER challenge with. */
export interface PasswordClaim {
  secretBlock: string;
  timestamp: string;
  signature: string;
  clientMetadata: Record<string, string> | undefined;
}

/** Ends a sign-in by secure remote password. A challenge can be answered once, in time, with the password it began with. */
export async function finishSrp(pool: Pool, client: Client, claim: PasswordClaim): Promise<object> {
  const challenge = pool.srpChallenges.take(claim.secretBlock);
  if (challenge === undefined || challenge.clientId !== client.clientId) throw notAuthorized();
  const user = challenge.user === null ? undefined : pool.users.bySub(challenge.user.sub);
  if (user === undefined) throw notAuthorized();
  pool.lockouts.check(user.sub);
  const unchanged = user.credential.verifier === challenge.user?.credential.verifier;
  if (!unchanged || !provesKey(challenge.key, challenge.owner, claim)) {
    pool.lockouts.failed(user.sub);
    throw notAuthorized();
  }
  pool.lockouts.succeeded(user.sub);
  return admit(pool, { user, client, occasion: 'Authentication', clientMetadata: claim.clientMetadata });
}

/** Who an unknown name seems to be: the same every time, so that asking twice gives nothing away. */
function decoy(pool: Pool, username: string): { sub: string; credential: Credential } {
  const noise = (label: string) =>
    createHmac('sha256', pool.decoySecret).update(`${label}:${username.toLowerCase()}`).digest('hex');
  const id = noise('sub');
  const sub = `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`;
  const { verifier } = makeCredential({ poolName: pool.poolName, sub }, noise('password'));
  return { sub, credential: { salt: noise('salt').slice(0, 32), verifier } };
}
