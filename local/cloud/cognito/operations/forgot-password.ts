import { z } from 'zod';
import { invalidParameter, notAuthorized } from '../errors.ts';
import { createCredential } from '../password/credential.ts';
import { checkPassword, clientOf, findUser, saveUser } from '../pool.ts';
import { sendCode } from '../send-code.ts';
import type { User } from '../store/users.ts';
import { UNKNOWN_COMBINATION } from './confirm-sign-up.ts';
import { publicOperation } from './operation.ts';
import { confirmationCode, newPassword, username } from './request-fields.ts';

/** ForgotPassword: sends a code to the verified e-mail address, in the trigger's words. */
export const forgotPassword = publicOperation(
  z.object({ ClientId: z.string(), Username: username }),
  async (pool, request) => {
    const { clientId } = clientOf(pool, request.ClientId);
    const user = findUser(pool, request.Username, UNKNOWN_COMBINATION);
    if (!user.enabled) throw notAuthorized('User is disabled.');
    const { email = '', email_verified: isVerified } = user.attributes;
    if (isVerified !== 'true') {
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    }
    pool.countAttempt(user.sub, 'ForgotPassword');
    const code = pool.codes.issue(user.sub, 'reset');
    const words = await pool.wordMail('CustomMessage_ForgotPassword', user, clientId);
    return { CodeDeliveryDetails: await sendCode(pool, { attribute: 'email', address: email }, code, words) };
  },
);

/** ConfirmForgotPassword: sets the new password, then invokes the trigger. */
export const confirmForgotPassword = publicOperation(
  z.object({
    ClientId: z.string(),
    Username: username,
    ConfirmationCode: confirmationCode,
    Password: newPassword,
  }),
  async (pool, request) => {
    const client = clientOf(pool, request.ClientId);
    checkPassword(pool, request.Password);
    const user = findUser(pool, request.Username, UNKNOWN_COMBINATION);
    pool.countAttempt(user.sub, 'ConfirmForgotPassword');
    if (!user.enabled) throw notAuthorized('User is disabled.');
    pool.codes.redeem(user.sub, 'reset', request.ConfirmationCode);
    const credential = createCredential({ poolName: pool.poolName, sub: user.sub }, request.Password);
    const changed: User = { ...user, status: 'CONFIRMED', credential };
    saveUser(pool, changed);
    pool.lockouts.reset(user.sub);
    await pool.invokePostConfirmation('PostConfirmation_ConfirmForgotPassword', changed, client.clientId);
    return {};
  },
);
