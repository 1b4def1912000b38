import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { attributeList, byName } from '../attributes/attribute-list.ts';
import { checkNewAttributes, checkWritable, EMAIL } from '../attributes/check-attributes.ts';
import { CognitoError, invalidParameter, notAuthorized } from '../errors.ts';
import { signUpContact } from '../messages/choose-contact.ts';
import { sendMessage } from '../messages/send-message.ts';
import { makeCredential } from '../password/credential.ts';
import { checkPassword } from '../password/password-policy.ts';
import { clientOf, type Pool } from '../pool.ts';
import type { User } from '../store/user-store.ts';
import { askPreSignUp, tellPostConfirmation } from '../triggers/sign-up-triggers.ts';
import { clientMetadata, newPassword, username } from './members.ts';
import { publicOperation } from './operation.ts';

/** A new user's attributes: those given, with the e-mail address that is the username. */
export function attributesOfNewUser(pool: Pool, email: string, given: Record<string, string>) {
  if (!EMAIL.test(email)) throw invalidParameter('Username should be an email.');
  if ((given['email'] ?? email).toLowerCase() !== email.toLowerCase()) {
    throw invalidParameter('The email attribute must be the username.');
  }
  const attributes = { ...given, email };
  checkNewAttributes(pool.definition.attributes, attributes);
  return attributes;
}

/** Stores a user who is not there yet, or refuses the address that another user has. */
export function addUser(pool: Pool, user: User): void {
  if (pool.users.insert(user)) return;
  throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
}

/** SignUp: makes an unconfirmed user and sends the code that confirms it. */
export const signUp = publicOperation(
  z.object({
    ClientId: z.string(),
    Username: username,
    Password: newPassword,
    UserAttributes: attributeList.default([]),
    ValidationData: attributeList.optional(),
    ClientMetadata: clientMetadata,
  }),
  async (pool, request) => {
    const client = clientOf(pool, request.ClientId);
    const { properties } = pool.definition;
    if (properties.AdminCreateUserConfig.AllowAdminCreateUserOnly) {
      throw notAuthorized('SignUp is not permitted for this user pool');
    }
    const given = byName(request.UserAttributes);
    checkWritable(client, Object.keys(given));
    const attributes = attributesOfNewUser(pool, request.Username, given);
    checkPassword(properties.Policies.PasswordPolicy, request.Password);
    const sub = randomUUID();
    const user: User = {
      sub,
      status: 'UNCONFIRMED',
      enabled: true,
      credential: makeCredential({ poolName: pool.poolName, sub }, request.Password),
      temporaryUntil: null,
      createdAt: pool.now(),
      modifiedAt: pool.now(),
      attributes,
    };
    const context = {
      clientId: client.clientId,
      clientMetadata: request.ClientMetadata,
      validationData: request.ValidationData && byName(request.ValidationData),
    };
    const decision = await askPreSignUp(pool, 'PreSignUp_SignUp', user, context);
    const added: User = {
      ...user,
      status: decision.autoConfirmUser ? 'CONFIRMED' : 'UNCONFIRMED',
      attributes: {
        ...attributes,
        ...(decision.autoVerifyEmail ? { email_verified: 'true' } : {}),
        ...(decision.autoVerifyPhone ? { phone_number_verified: 'true' } : {}),
      },
    };
    addUser(pool, added);
    const answer = { UserConfirmed: decision.autoConfirmUser, UserSub: sub };
    if (decision.autoConfirmUser) {
      await tellPostConfirmation(pool, 'PostConfirmation_ConfirmSignUp', added, context);
      return answer;
    }
    const contact = signUpContact(properties, added);
    if (contact === undefined) return answer;
    const code = pool.codes.issue(sub, 'sign-up', contact.attribute);
    const message = { occasion: 'SignUp', user: added, ...contact, code, ...context } as const;
    return { ...answer, CodeDeliveryDetails: await sendMessage(pool, message) };
  },
);
