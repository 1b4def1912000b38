import { z } from 'zod';
import { attributeList, toRecord } from '../attributes/attribute-list.ts';
import { checkChangedAttributes, checkWritable } from '../attributes/check-attributes.ts';
import type { Client } from '../definition/client-properties.ts';
import { invalidParameter } from '../errors.ts';
import { type Pool, saveUser } from '../pool.ts';
import { sendCode } from '../send-code.ts';
import type { User } from '../store/users.ts';
import { authenticate } from '../tokens/verify-token.ts';
import { publicOperation } from './operation.ts';
import { confirmationCode, token } from './request-fields.ts';

/** UpdateUserAttributes: sends no code, because the pool verifies only the e-mail address, which is immutable. */
export const updateUserAttributes = publicOperation(
  z.object({ AccessToken: token, UserAttributes: attributeList }),
  async (pool, request) => {
    const { user, client } = await authenticate(pool, request.AccessToken);
    changeAttributes(pool, user, client, toRecord(request.UserAttributes));
    return { CodeDeliveryDetailsList: [] };
  },
);

/** DeleteUserAttributes: a phone number is removed with its verification. */
export const deleteUserAttributes = publicOperation(
  z.object({ AccessToken: token, UserAttributeNames: z.array(z.string()) }),
  async (pool, request) => {
    const { user, client } = await authenticate(pool, request.AccessToken);
    const changes = Object.fromEntries(request.UserAttributeNames.map((name) => [name, '']));
    changeAttributes(pool, user, client, changes);
    return {};
  },
);

/** An empty value removes an attribute. A changed phone number is unverified, and its code is void. */
function changeAttributes(pool: Pool, user: User, client: Client, changes: Record<string, string>): void {
  checkWritable(client, Object.keys(changes));
  checkChangedAttributes(pool.definition.attributes, changes);
  const changed: Record<string, string> = { ...user.attributes, ...changes };
  if (changes['phone_number'] !== undefined) {
    changed['phone_number_verified'] = changes['phone_number'] === '' ? '' : 'false';
    pool.codes.revoke(user.sub, 'phone_number');
  }
  const attributes = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== ''));
  saveUser(pool, { ...user, attributes });
}

const attributeName = z.literal('phone_number', { error: 'only phone_number can be verified here' });

/** GetUserAttributeVerificationCode: sends a code to the user's phone. */
export const getUserAttributeVerificationCode = publicOperation(
  z.object({ AccessToken: token, AttributeName: attributeName }),
  async (pool, { AccessToken, AttributeName: attribute }) => {
    const { user } = await authenticate(pool, AccessToken);
    const address = user.attributes[attribute];
    if (address === undefined) throw invalidParameter(`User does not have ${attribute} to verify.`);
    pool.countAttempt(user.sub, 'GetUserAttributeVerificationCode');
    const code = pool.codes.issue(user.sub, attribute);
    return { CodeDeliveryDetails: await sendCode(pool, { attribute, address }, code) };
  },
);

/** VerifyUserAttribute: marks the phone number as verified. */
export const verifyUserAttribute = publicOperation(
  z.object({ AccessToken: token, AttributeName: attributeName, Code: confirmationCode }),
  async (pool, { AccessToken, AttributeName: attribute, Code }) => {
    const { user } = await authenticate(pool, AccessToken);
    pool.countAttempt(user.sub, 'VerifyUserAttribute');
    pool.codes.redeem(user.sub, attribute, Code);
    saveUser(pool, { ...user, attributes: { ...user.attributes, phone_number_verified: 'true' } });
    return {};
  },
);
