import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { attributeList, toRecord } from '../attributes/attribute-list.ts';
import { checkNewAttributes, checkWritable, EMAIL } from '../attributes/check-attributes.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import { createCredential } from '../password/credential.ts';
import { checkPassword, clientOf } from '../pool.ts';
import { sendCode } from '../send-code.ts';
import type { User } from '../store/users.ts';
import { publicOperation } from './operation.ts';
import { newPassword, username } from './request-fields.ts';

/** SignUp: creates an unconfirmed user and sends a code to the e-mail address, which is the username. */
export const signUp = publicOperation(
  z.object({
    ClientId: z.string(),
    Username: username,
    Password: newPassword,
    UserAttributes: attributeList.default([]),
  }),
  async (pool, { ClientId, Username: email, Password, UserAttributes }) => {
    const client = clientOf(pool, ClientId);
    const userAttributes = toRecord(UserAttributes);
    checkWritable(client, Object.keys(userAttributes));
    if (!EMAIL.test(email)) throw invalidParameter('Username should be an email.');
    if ((userAttributes['email'] ?? email).toLowerCase() !== email.toLowerCase()) {
      throw invalidParameter('The email attribute must be the username.');
    }
    const attributes = { ...userAttributes, email };
    checkNewAttributes(pool.definition.attributes, attributes);
    checkPassword(pool, Password);
    const sub = randomUUID();
    const user: User = {
      sub,
      status: 'UNCONFIRMED',
      enabled: true,
      credential: createCredential({ poolName: pool.poolName, sub }, Password),
      createdAt: pool.now(),
      modifiedAt: pool.now(),
      attributes,
    };
    if (!pool.users.insert(user)) {
      throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
    }
    const code = pool.codes.issue(sub, 'sign-up');
    const words = await pool.wordMail('CustomMessage_SignUp', user, client.clientId);
    const CodeDeliveryDetails = await sendCode(pool, { attribute: 'email', address: email }, code, words);
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
  },
);
