import { z } from 'zod';
import { invalidParameter, notAuthorized, userNotFound } from '../errors.ts';
import { signUpContact } from '../messages/choose-contact.ts';
import { sendMessage } from '../messages/send-message.ts';
import { clientOf, type Pool, saveUser, userNamed } from '../pool.ts';
import type { User } from '../store/user-store.ts';
import { type TriggerContext, tellPostConfirmation } from '../triggers/sign-up-triggers.ts';
import { clientMetadata, confirmationCode, username } from './members.ts';
import { adminOperation, publicOperation } from './operation.ts';
import { codeOfNobody, seeminglySent } from './unknown-user.ts';

/** ConfirmSignUp: takes the code, verifies the address it was sent to, and tells the trigger. */
export const confirmSignUp = publicOperation(
  z.object({
    ClientId: z.string(),
    Username: username,
    ConfirmationCode: confirmationCode,
    ClientMetadata: clientMetadata,
  }),
  async (pool, request) => {
    const client = clientOf(pool, request.ClientId);
    const user = userNamed(pool, request.Username);
    if (user === undefined) throw codeOfNobody(client);
    pool.countAttempt(user.sub, 'ConfirmSignUp');
    checkUnconfirmed(user);
    const verified = pool.codes.redeem(user.sub, 'sign-up', request.ConfirmationCode);
    const attributes = { ...user.attributes, [`${verified}_verified`]: 'true' };
    const context = { clientId: client.clientId, clientMetadata: request.ClientMetadata };
    return confirm(pool, { ...user, attributes }, context);
  },
);

/** AdminConfirmSignUp: confirms without a code and verifies nothing. */
export const adminConfirmSignUp = adminOperation(
  z.object({ Username: username, ClientMetadata: clientMetadata }),
  async (pool, request) => {
    const user = userNamed(pool, request.Username);
    if (user === undefined) throw userNotFound();
    checkUnconfirmed(user);
    const context = { clientId: 'CLIENT_ID_NOT_APPLICABLE', clientMetadata: request.ClientMetadata };
    return confirm(pool, user, context);
  },
);

/** ResendConfirmationCode: sends a new code in place of the last; an unknown user is only seemingly sent one. */
export const resendConfirmationCode = publicOperation(
  z.object({ ClientId: z.string(), Username: username, ClientMetadata: clientMetadata }),
  async (pool, request) => {
    const client = clientOf(pool, request.ClientId);
    const user = userNamed(pool, request.Username);
    if (user === undefined) return seeminglySent(client, request.Username);
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    const contact = signUpContact(pool.definition.properties, user);
    if (contact === undefined) throw invalidParameter('Auto verification not turned on.');
    pool.countAttempt(user.sub, 'ResendConfirmationCode');
    const code = pool.codes.issue(user.sub, 'sign-up', contact.attribute);
    const context = { clientId: client.clientId, clientMetadata: request.ClientMetadata };
    const message = { occasion: 'ResendCode', user, ...contact, code, ...context } as const;
    return { CodeDeliveryDetails: await sendMessage(pool, message) };
  },
);

function checkUnconfirmed(user: User): void {
  if (user.status === 'UNCONFIRMED') return;
  throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
}

async function confirm(pool: Pool, user: User, context: TriggerContext): Promise<object> {
  const confirmed = saveUser(pool, { ...user, status: 'CONFIRMED' });
  await tellPostConfirmation(pool, 'PostConfirmation_ConfirmSignUp', confirmed, context);
  return {};
}
