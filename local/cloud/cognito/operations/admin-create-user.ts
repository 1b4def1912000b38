import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { attributeList, byName } from '../attributes/attribute-list.ts';
import { CognitoError } from '../errors.ts';
import { sendMessage } from '../messages/send-message.ts';
import { makeCredential } from '../password/credential.ts';
import { checkPassword } from '../password/password-policy.ts';
import { temporaryPassword } from '../password/temporary-password.ts';
import { type Pool, saveUser } from '../pool.ts';
import type { User } from '../store/user-store.ts';
import { askPreSignUp } from '../triggers/sign-up-triggers.ts';
import { clientMetadata, newPassword, username } from './members.ts';
import { adminOperation } from './operation.ts';
import { addUser, attributesOfNewUser } from './sign-up.ts';
import { existingUser, userView } from './user-view.ts';

const NO_CLIENT = 'CLIENT_ID_NOT_APPLICABLE';

const request = z.object({
  Username: username,
  UserAttributes: attributeList.default([]),
  ValidationData: attributeList.optional(),
  TemporaryPassword: newPassword.optional(),
  MessageAction: z.enum(['SUPPRESS', 'RESEND']).optional(),
  DesiredDeliveryMediums: z.array(z.enum(['EMAIL', 'SMS'])).default(['SMS']),
  ClientMetadata: clientMetadata,
});

type Request = z.infer<typeof request>;

/** AdminCreateUser: makes a user with a temporary password and invites him, or invites him again. */
export const adminCreateUser = adminOperation(request, async (pool, given) => {
  const policy = pool.definition.properties.Policies.PasswordPolicy;
  const password = given.TemporaryPassword ?? temporaryPassword(policy);
  checkPassword(policy, password);
  const user = given.MessageAction === 'RESEND' ? again(pool, given) : await added(pool, given);
  const withPassword = saveUser(pool, {
    ...user,
    credential: makeCredential({ poolName: pool.poolName, sub: user.sub }, password),
    temporaryUntil: temporaryUntil(pool),
  });
  if (given.MessageAction !== 'SUPPRESS') await invite(pool, withPassword, password, given);
  return { User: userView(withPassword) };
});

/** Until when a temporary password set now is good. */
export function temporaryUntil(pool: Pool): number {
  const { TemporaryPasswordValidityDays } = pool.definition.properties.Policies.PasswordPolicy;
  return pool.now() + TemporaryPasswordValidityDays * 86_400_000;
}

async function added(pool: Pool, given: Request): Promise<User> {
  const sub = randomUUID();
  const user: User = {
    sub,
    status: 'FORCE_CHANGE_PASSWORD',
    enabled: true,
    credential: makeCredential({ poolName: pool.poolName, sub }, randomUUID()),
    temporaryUntil: null,
    createdAt: pool.now(),
    modifiedAt: pool.now(),
    attributes: attributesOfNewUser(pool, given.Username, byName(given.UserAttributes)),
  };
  await askPreSignUp(pool, 'PreSignUp_AdminCreateUser', user, {
    clientId: NO_CLIENT,
    clientMetadata: given.ClientMetadata,
    validationData: given.ValidationData && byName(given.ValidationData),
  });
  addUser(pool, user);
  return user;
}

function again(pool: Pool, given: Request): User {
  const user = existingUser(pool, given.Username);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return user;
  throw new CognitoError(
    'UnsupportedUserStateException',
    `Resend not possible. ${given.Username} status is not FORCE_CHANGE_PASSWORD`,
  );
}

async function invite(pool: Pool, user: User, password: string, given: Request): Promise<void> {
  const { email, phone_number: phone } = user.attributes;
  const context = { clientId: NO_CLIENT, clientMetadata: given.ClientMetadata };
  const message = { occasion: 'AdminCreateUser', user, code: password, ...context } as const;
  const texted = given.DesiredDeliveryMediums.includes('SMS') && phone !== undefined;
  if (texted) await sendMessage(pool, { ...message, attribute: 'phone_number', address: phone });
  if (email !== undefined && (!texted || given.DesiredDeliveryMediums.includes('EMAIL'))) {
    await sendMessage(pool, { ...message, attribute: 'email', address: email });
  }
}
