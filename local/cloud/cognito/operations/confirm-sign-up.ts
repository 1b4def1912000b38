import { z } from 'zod';
import { invalidParameter, notAuthorized } from '../errors.ts';
import { clientOf, findUser, saveUser } from '../pool.ts';
import { sendCode } from '../send-code.ts';
import type { User } from '../store/users.ts';
import { publicOperation } from './operation.ts';
import { confirmationCode, username } from './request-fields.ts';

/** The message for an unknown user in operations that take a code or send one. */
export const UNKNOWN_COMBINATION = 'Username/client id combination not found.';

/** ConfirmSignUp: confirms the user and the e-mail address, then invokes the trigger. */
export const confirmSignUp = publicOperation(
  z.object({ ClientId: z.string(), Username: username, ConfirmationCode: confirmationCode }),
  async (pool, request) => {
    const client = clientOf(pool, request.ClientId);
    const user = findUser(pool, request.Username, UNKNOWN_COMBINATION);
    pool.countAttempt(user.sub, 'ConfirmSignUp');
    if (user.status === 'CONFIRMED') {
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    }
    pool.codes.redeem(user.sub, 'sign-up', request.ConfirmationCode);
    const attributes = { ...user.attributes, email_verified: 'true' };
    const confirmed: User = { ...user, status: 'CONFIRMED', attributes };
    saveUser(pool, confirmed);
    await pool.invokePostConfirmation('PostConfirmation_ConfirmSignUp', confirmed, client.clientId);
    return {};
  },
);

/** ResendConfirmationCode: sends a new code, which replaces the previous one. */
export const resendConfirmationCode = publicOperation(
  z.object({ ClientId: z.string(), Username: username }),
  async (pool, request) => {
    const { clientId } = clientOf(pool, request.ClientId);
    const user = findUser(pool, request.Username, UNKNOWN_COMBINATION);
    if (user.status === 'CONFIRMED') throw invalidParameter('User is already confirmed.');
    pool.countAttempt(user.sub, 'ResendConfirmationCode');
    const { email = '' } = user.attributes;
    const code = pool.codes.issue(user.sub, 'sign-up');
    const words = await pool.wordMail('CustomMessage_ResendCode', user, clientId);
    return { CodeDeliveryDetails: await sendCode(pool, { attribute: 'email', address: email }, code, words) };
  },
);
