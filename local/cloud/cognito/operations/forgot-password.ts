import { z } from 'zod';
import { invalidParameter, notAuthorized } from '../errors.ts';
import { recoveryContact } from '../messages/choose-contact.ts';
import { sendMessage } from '../messages/send-message.ts';
import { makeCredential } from '../password/credential.ts';
import { checkPassword } from '../password/password-policy.ts';
import { clientOf, saveUser, userNamed } from '../pool.ts';
import { tellPostConfirmation } from '../triggers/sign-up-triggers.ts';
import { clientMetadata, confirmationCode, newPassword, username } from './members.ts';
import { publicOperation } from './operation.ts';
import { codeOfNobody, seeminglySent } from './unknown-user.ts';

/** ForgotPassword: sends a code to a verified contact; an unknown user is only seemingly sent one. */
export const forgotPassword = publicOperation(
  z.object({ ClientId: z.string(), Username: username, ClientMetadata: clientMetadata }),
  async (pool, request) => {
    const client = clientOf(pool, request.ClientId);
    const user = userNamed(pool, request.Username);
    if (user === undefined) return seeminglySent(client, request.Username);
    if (!user.enabled) throw notAuthorized('User is disabled.');
    if (user.status === 'FORCE_CHANGE_PASSWORD') {
      throw notAuthorized('User password cannot be reset in the current state.');
    }
    const contact = recoveryContact(pool.definition.properties, user);
    if (contact === undefined) {
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    }
    pool.countAttempt(user.sub, 'ForgotPassword');
    const code = pool.codes.issue(user.sub, 'reset', contact.attribute);
    const context = { clientId: client.clientId, clientMetadata: request.ClientMetadata };
    const message = { occasion: 'ForgotPassword', user, ...contact, code, ...context } as const;
    return { CodeDeliveryDetails: await sendMessage(pool, message) };
  },
);

/** ConfirmForgotPassword: takes the code and the new password, confirms the user, and tells the trigger. */
export const confirmForgotPassword = publicOperation(
  z.object({
    ClientId: z.string(),
    Username: username,
    ConfirmationCode: confirmationCode,
    Password: newPassword,
    ClientMetadata: clientMetadata,
  }),
  async (pool, request) => {
    const client = clientOf(pool, request.ClientId);
    checkPassword(pool.definition.properties.Policies.PasswordPolicy, request.Password);
    const user = userNamed(pool, request.Username);
    if (user === undefined) throw codeOfNobody(client);
    pool.countAttempt(user.sub, 'ConfirmForgotPassword');
    if (!user.enabled) throw notAuthorized('User is disabled.');
    pool.codes.redeem(user.sub, 'reset', request.ConfirmationCode);
    const settled = saveUser(pool, {
      ...user,
      status: 'CONFIRMED',
      credential: makeCredential({ poolName: pool.poolName, sub: user.sub }, request.Password),
    });
    pool.lockouts.succeeded(user.sub);
    const context = { clientId: client.clientId, clientMetadata: request.ClientMetadata };
    await tellPostConfirmation(pool, 'PostConfirmation_ConfirmForgotPassword', settled, context);
    return {};
  },
);
