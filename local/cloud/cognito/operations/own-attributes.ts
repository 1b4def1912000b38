import { z } from 'zod';
import { attributeList, byName } from '../attributes/attribute-list.ts';
import { changeAttributes } from '../attributes/change-attributes.ts';
import { checkWritable } from '../attributes/check-attributes.ts';
import { invalidParameter } from '../errors.ts';
import type { CodeDeliveryDetails } from '../messages/destination.ts';
import { sendMessage } from '../messages/send-message.ts';
import { saveUser } from '../pool.ts';
import { authenticate } from '../tokens/verify-token.ts';
import { accessToken, clientMetadata, confirmationCode } from './members.ts';
import { publicOperation } from './operation.ts';

const contactName = z.enum(['email', 'phone_number']);

/** UpdateUserAttributes: changes what the client may write, and sends codes to changed contacts the pool verifies. */
export const updateUserAttributes = publicOperation(
  z.object({ AccessToken: accessToken, UserAttributes: attributeList, ClientMetadata: clientMetadata }),
  async (pool, request) => {
    const { user: before, client } = await authenticate(pool, request.AccessToken);
    const changes = byName(request.UserAttributes);
    checkWritable(client, Object.keys(changes));
    const { user, toVerify } = changeAttributes(pool, before, changes, { verify: true });
    const sent: CodeDeliveryDetails[] = [];
    for (const contact of toVerify) {
      const code = pool.codes.issue(user.sub, contact.attribute, contact.address);
      const context = { clientId: client.clientId, clientMetadata: request.ClientMetadata };
      const message = { occasion: 'UpdateUserAttribute', user, ...contact, code, ...context } as const;
      sent.push(await sendMessage(pool, message));
    }
    return { CodeDeliveryDetailsList: sent };
  },
);

/** DeleteUserAttributes: removes attributes; a contact goes with its verification. */
export const deleteUserAttributes = publicOperation(
  z.object({ AccessToken: accessToken, UserAttributeNames: z.array(z.string()) }),
  async (pool, request) => {
    const { user, client } = await authenticate(pool, request.AccessToken);
    checkWritable(client, request.UserAttributeNames);
    const removed = Object.fromEntries(request.UserAttributeNames.map((name) => [name, '']));
    changeAttributes(pool, user, removed, { verify: false });
    return {};
  },
);

/** GetUserAttributeVerificationCode: sends a code to the bearer's own e-mail address or phone. */
export const getUserAttributeVerificationCode = publicOperation(
  z.object({ AccessToken: accessToken, AttributeName: z.string(), ClientMetadata: clientMetadata }),
  async (pool, request) => {
    const { user, client } = await authenticate(pool, request.AccessToken);
    const attribute = contactOf(request.AttributeName);
    const address = user.attributes[attribute];
    if (address === undefined) throw invalidParameter(`User does not have ${attribute} to verify.`);
    pool.countAttempt(user.sub, 'GetUserAttributeVerificationCode');
    const code = pool.codes.issue(user.sub, attribute, address);
    const context = { clientId: client.clientId, clientMetadata: request.ClientMetadata };
    const message = { occasion: 'VerifyUserAttribute', user, attribute, address, code, ...context } as const;
    return { CodeDeliveryDetails: await sendMessage(pool, message) };
  },
);

/** VerifyUserAttribute: takes the code; the address it was sent to becomes the verified one. */
export const verifyUserAttribute = publicOperation(
  z.object({ AccessToken: accessToken, AttributeName: z.string(), Code: confirmationCode }),
  async (pool, request) => {
    const { user } = await authenticate(pool, request.AccessToken);
    const attribute = contactOf(request.AttributeName);
    pool.countAttempt(user.sub, 'VerifyUserAttribute');
    const address = pool.codes.redeem(user.sub, attribute, request.Code);
    const attributes = { ...user.attributes, [attribute]: address, [`${attribute}_verified`]: 'true' };
    saveUser(pool, { ...user, attributes });
    return {};
  },
);

function contactOf(name: string): z.infer<typeof contactName> {
  const contact = contactName.safeParse(name);
  if (!contact.success) throw invalidParameter(`${name} is not an attribute that can be verified.`);
  return contact.data;
}
