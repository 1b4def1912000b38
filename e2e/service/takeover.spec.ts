import {
  AssociateSoftwareTokenCommand,
  ConfirmForgotPasswordCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  ListDevicesCommand,
  SetUserMFAPreferenceCommand,
  StartWebAuthnRegistrationCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect } from '@playwright/test';
import { connectConsole, findCode } from '../support/console.ts';
import { test } from '../support/journey.ts';
import { renewSession, signIn, signUp, userPool } from '../support/people.ts';
import type { Stack } from '../support/stack.ts';

const NEW_PASSWORD = 'another-long-password';

/** Resets a password with the code from the account's mailbox. */
async function resetPassword(stack: Stack, email: string): Promise<void> {
  const named = { ClientId: stack.userPoolClientId, Username: email };
  await userPool(stack).send(new ForgotPasswordCommand(named));
  const ConfirmationCode = findCode(await connectConsole(stack).outbox(email));
  const confirm = new ConfirmForgotPasswordCommand({ ...named, ConfirmationCode, Password: NEW_PASSWORD });
  await userPool(stack).send(confirm);
}

test.describe('an attacker with a stolen session', () => {
  test('RESET-01 is signed out when the owner resets the password', async ({ product }) => {
    const email = 'robin.reset@example.com';
    const stolen = await signUp(product, email, { titles: ['Cook'] });

    await resetPassword(product, email);

    await expect(renewSession(product, stolen)).rejects.toThrow('Refresh Token has been revoked');
    expect(await signIn(product, email, NEW_PASSWORD)).toMatchObject({ email });
  });

  test('REG-06 cannot move the account to another mailbox', async ({ product }) => {
    const email = 'robin.moved@example.com';
    const { accessToken: AccessToken } = await signUp(product, email, { titles: ['Cook'] });
    const UserAttributes = [{ Name: 'email', Value: 'thief@example.com' }];

    const move = userPool(product).send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));

    await expect(move).rejects.toThrow('email: Attribute cannot be updated.');
    expect(await connectConsole(product).outbox('thief@example.com')).toEqual([]);
    expect(await signIn(product, email)).toMatchObject({ email });
  });

  test('REG-06 cannot lock its owner out with a second factor, a passkey or a device', async ({
    product,
  }) => {
    const email = 'robin.locked@example.com';
    const { accessToken: AccessToken } = await signUp(product, email, { titles: ['Cook'] });
    const pool = userPool(product);
    const attempts = [
      pool.send(new AssociateSoftwareTokenCommand({ AccessToken })),
      pool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: '123456' })),
      pool.send(
        new SetUserMFAPreferenceCommand({
          AccessToken,
          SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
        }),
      ),
      pool.send(new StartWebAuthnRegistrationCommand({ AccessToken })),
      pool.send(new ListDevicesCommand({ AccessToken })),
    ];
    for (const attempt of attempts)
      await expect(attempt).rejects.toMatchObject({ name: 'ForbiddenException' });

    await resetPassword(product, email);
    expect(await signIn(product, email, NEW_PASSWORD)).toMatchObject({ email });
  });

  test('REG-05 cannot delete the login behind the account', async ({ product }) => {
    const email = 'robin.kept@example.com';
    const { accessToken: AccessToken } = await signUp(product, email, { titles: ['Cook'] });

    const remove = userPool(product).send(new DeleteUserCommand({ AccessToken }));

    await expect(remove).rejects.toMatchObject({
      name: 'ForbiddenException',
      message: 'Request not allowed due to WAF block.',
    });
    expect(await signIn(product, email)).toMatchObject({ email });
  });
});
