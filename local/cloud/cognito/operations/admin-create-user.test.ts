import {
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminSetUserPasswordCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirmedUser, freshEmail, PASSWORD } from '../fixtures/users.ts';

let running: RunningPool;
let UserPoolId: string;
beforeAll(async () => {
  running = await startPool();
  UserPoolId = running.poolId;
});
afterAll(() => running.close());

const create = (Username: string, more: Partial<AdminCreateUserCommandInput> = {}) =>
  running.cognito.send(new AdminCreateUserCommand({ UserPoolId, Username, ...more }));
const setPassword = (Username: string, Password: string, Permanent?: boolean) =>
  running.cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent }));

describe('making a user', () => {
  test('invites him with a temporary password in Cognito’s words', async () => {
    const email = freshEmail();

    const { User } = await create(email, { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] });

    expect(User).toMatchObject({
      UserStatus: 'FORCE_CHANGE_PASSWORD',
      Enabled: true,
      Attributes: [
        { Name: 'sub', Value: User?.Username },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'email', Value: email },
      ],
    });
    const invitation = running.sent.at(-1);
    expect(invitation).toMatchObject({ to: email, subject: 'Your temporary password' });
    expect(invitation?.text).toMatch(
      new RegExp(`^Your username is ${email} and temporary password is \\S{8,}\\.$`),
    );
  });

  test('invites by text too when asked, in the template’s words', async () => {
    const inviting = await startPool({
      properties: {
        AdminCreateUserConfig: {
          InviteMessageTemplate: {
            EmailSubject: 'Come in',
            EmailMessage: '<b>{username}</b>, it is {####}',
            SMSMessage: '{username}: {####}',
          },
        },
      },
    });
    const email = freshEmail();

    await inviting.cognito.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        TemporaryPassword: 'for the time',
        DesiredDeliveryMediums: ['EMAIL', 'SMS'],
        UserAttributes: [{ Name: 'phone_number', Value: '+12025550123' }],
      }),
    );

    expect(inviting.sent).toMatchObject([
      { channel: 'text', to: '+12025550123', text: `${email}: for the time` },
      {
        channel: 'email',
        to: email,
        subject: 'Come in',
        html: `<b>${email}</b>, it is for the time`,
        text: null,
      },
    ]);
    await inviting.close();
  });

  test('says nothing when told to, and can invite again while the password is temporary', async () => {
    const email = freshEmail();
    const before = running.sent.length;
    await create(email, { MessageAction: 'SUPPRESS' });
    expect(running.sent).toHaveLength(before);

    await create(email, { MessageAction: 'RESEND', TemporaryPassword: 'another time' });
    expect(running.sent.at(-1)?.text).toContain('another time');
    await setPassword(email, PASSWORD, true);
    await expect(create(email, { MessageAction: 'RESEND' })).rejects.toMatchObject({
      name: 'UnsupportedUserStateException',
    });
    await expect(create('nobody@mail.example', { MessageAction: 'RESEND' })).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  test('is refused for an address that has an account', async () => {
    const { email } = await confirmedUser(running);

    await expect(create(email.toUpperCase())).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  test('may be all there is to it', async () => {
    const closed = await startPool({
      properties: { AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } },
    });

    await expect(
      closed.cognito.send(
        new SignUpCommand({ ClientId: 'frank', Username: freshEmail(), Password: PASSWORD }),
      ),
    ).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'SignUp is not permitted for this user pool',
    });
    await closed.close();
  });
});
