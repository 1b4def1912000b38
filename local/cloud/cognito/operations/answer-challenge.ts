import { z } from 'zod';
import { changeAttributes } from '../attributes/change-attributes.ts';
import { checkWritable } from '../attributes/check-attributes.ts';
import type { Client } from '../definition/client-properties.ts';
import { invalidParameter, notAuthorized } from '../errors.ts';
import { makeCredential } from '../password/credential.ts';
import { checkPassword } from '../password/password-policy.ts';
import { clientOf, type Pool, saveUser, userNamed } from '../pool.ts';
import { admit } from './admit.ts';
import { clientMetadata, newPassword } from './members.ts';
import { adminOperation, publicOperation } from './operation.ts';
import { finishSrp } from './srp-sign-in.ts';

const request = z.object({
  ClientId: z.string(),
  ChallengeName: z.string(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  Session: z.string().optional(),
  ClientMetadata: clientMetadata,
});

type Request = z.infer<typeof request>;

/** RespondToAuthChallenge: PASSWORD_VERIFIER and NEW_PASSWORD_REQUIRED. */
export const respondToAuthChallenge = publicOperation(request, answer);

/** AdminRespondToAuthChallenge: the same for administrators. */
export const adminRespondToAuthChallenge = adminOperation(request, answer);

function answer(pool: Pool, given: Request): Promise<object> {
  const client = clientOf(pool, given.ClientId);
  if (given.ChallengeName === 'PASSWORD_VERIFIER') {
    needed(given, 'USERNAME');
    return finishSrp(pool, client, {
      secretBlock: needed(given, 'PASSWORD_CLAIM_SECRET_BLOCK'),
      timestamp: needed(given, 'TIMESTAMP'),
      signature: needed(given, 'PASSWORD_CLAIM_SIGNATURE'),
      clientMetadata: given.ClientMetadata,
    });
  }
  if (given.ChallengeName === 'NEW_PASSWORD_REQUIRED') return setNewPassword(pool, client, given);
  throw invalidParameter(`${given.ChallengeName} is not a challenge of this user pool.`);
}

async function setNewPassword(pool: Pool, client: Client, given: Request): Promise<object> {
  const username = needed(given, 'USERNAME');
  const password = newPassword.safeParse(needed(given, 'NEW_PASSWORD'));
  if (!password.success) throw invalidParameter('Invalid NEW_PASSWORD.');
  checkPassword(pool.definition.properties.Policies.PasswordPolicy, password.data);
  const attributes = Object.fromEntries(
    Object.entries(given.ChallengeResponses)
      .filter(([name]) => name.startsWith('userAttributes.'))
      .map(([name, value]) => [name.slice('userAttributes.'.length), value]),
  );
  checkWritable(client, Object.keys(attributes));
  const challenge = pool.newPasswordChallenges.take(given.Session ?? '');
  const user = userNamed(pool, username);
  if (
    challenge === undefined ||
    challenge.clientId !== client.clientId ||
    user === undefined ||
    user.sub !== challenge.sub ||
    user.status !== 'FORCE_CHANGE_PASSWORD'
  ) {
    throw notAuthorized('Invalid session for the user, session is expired.');
  }
  const changed = changeAttributes(pool, user, attributes, { verify: false });
  const settled = saveUser(pool, {
    ...changed.user,
    status: 'CONFIRMED',
    temporaryUntil: null,
    credential: makeCredential({ poolName: pool.poolName, sub: user.sub }, password.data),
  });
  return admit(pool, {
    user: settled,
    client,
    occasion: 'NewPasswordChallenge',
    clientMetadata: given.ClientMetadata,
  });
}

function needed(given: Request, name: string): string {
  const value = given.ChallengeResponses[name];
  if (value === undefined || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
