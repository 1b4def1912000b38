import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  DescribeUserPoolCommand,
  ListUsersInGroupCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirmedUser, freshEmail, PASSWORD, signIn } from '../fixtures/users.ts';

let running: RunningPool;
let UserPoolId: string;
beforeAll(async () => {
  running = await startPool();
  UserPoolId = running.poolId;
});
afterAll(() => running.close());

const create = (Username: string, more: Partial<AdminCreateUserCommandInput> = {}) =>
  running.cognito.send(new AdminCreateUserCommand({ UserPoolId, Username, ...more }));
const get = (Username: string) => running.cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
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

describe('changing a user', () => {
  test('confirms him without a code, which verifies nothing', async () => {
    const email = freshEmail();
    await running.cognito.send(new SignUpCommand({ ClientId: 'frank', Username: email, Password: PASSWORD }));
    const confirm = new AdminConfirmSignUpCommand({ UserPoolId, Username: email });

    await running.cognito.send(confirm);

    const { UserStatus, UserAttributes } = await get(email);
    expect(UserStatus).toBe('CONFIRMED');
    expect(UserAttributes).not.toContainEqual({ Name: 'email_verified', Value: 'true' });
    await expect(running.cognito.send(confirm)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('sets a lasting password, or a temporary one', async () => {
    const { email } = await confirmedUser(running);

    await setPassword(email, 'another password', true);
    await expect(signIn(running, email, 'another password')).resolves.toMatchObject({ ExpiresIn: 3600 });
    await setPassword(email, 'for the time');
    expect((await get(email)).UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    await expect(setPassword(email, 'short', true)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
  });

  test('may say that a contact is verified, but not change what cannot change', async () => {
    const { email, sub } = await confirmedUser(running, { 'custom:invitedBy': 'Grace' });
    const update = (UserAttributes: { Name: string; Value: string }[]) =>
      running.cognito.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId, Username: sub, UserAttributes }),
      );

    await update([
      { Name: 'phone_number', Value: '+12025550123' },
      { Name: 'phone_number_verified', Value: 'true' },
    ]);
    running.clock.now += 5000;
    await update([{ Name: 'email', Value: email }]);

    const { UserAttributes, UserCreateDate, UserLastModifiedDate } = await get(sub);
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'phone_number_verified', Value: 'true' },
        { Name: 'email_verified', Value: 'false' },
      ]),
    );
    expect(Number(UserLastModifiedDate) - Number(UserCreateDate)).toBe(5000);
    await expect(update([{ Name: 'custom:invitedBy', Value: 'Eve' }])).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('removes him', async () => {
    const { email } = await confirmedUser(running);

    await running.cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));

    await expect(get(email)).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });
});

describe('groups', () => {
  const groupsOf = async (Username: string, more = {}) =>
    running.cognito.send(new AdminListGroupsForUserCommand({ UserPoolId, Username, ...more }));
  const add = (Username: string, GroupName: string) =>
    running.cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
  const members = (more = {}) =>
    running.cognito.send(new ListUsersInGroupCommand({ UserPoolId, GroupName: 'staff', ...more }));

  test('take users in and let them go, however often they are told', async () => {
    const { email } = await confirmedUser(running);
    for (const group of ['readers', 'staff', 'staff']) await add(email, group);

    const { Groups } = await groupsOf(email);

    expect(Groups).toMatchObject([
      { GroupName: 'staff', UserPoolId, Precedence: 1 },
      { GroupName: 'readers', UserPoolId, RoleArn: 'arn:aws:iam::000000000000:role/readers' },
    ]);
    const remove = new AdminRemoveUserFromGroupCommand({ UserPoolId, Username: email, GroupName: 'staff' });
    await running.cognito.send(remove);
    await running.cognito.send(remove);
    expect((await groupsOf(email)).Groups?.map(({ GroupName }) => GroupName)).toEqual(['readers']);
  });

  test('list their members and a user’s groups a page at a time', async () => {
    const users = [await confirmedUser(running), await confirmedUser(running), await confirmedUser(running)];
    for (const { sub } of users) await add(sub, 'staff');
    await add(users[0]?.sub ?? '', 'readers');

    const first = await members({ Limit: 2 });
    const second = await members({ Limit: 2, NextToken: first.NextToken });
    const firstGroup = await groupsOf(users[0]?.sub ?? '', { Limit: 1 });
    const secondGroup = await groupsOf(users[0]?.sub ?? '', { Limit: 1, NextToken: firstGroup.NextToken });

    expect(second.NextToken).toBeUndefined();
    const subs = [...(first.Users ?? []), ...(second.Users ?? [])].map(({ Username }) => Username);
    expect(subs.toSorted()).toEqual(users.map(({ sub }) => sub).toSorted());
    expect([...(firstGroup.Groups ?? []), ...(secondGroup.Groups ?? [])]).toHaveLength(2);
    await expect(members({ NextToken: 'nonsense' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('that the template does not have are not found', async () => {
    const { email } = await confirmedUser(running);

    await expect(add(email, 'owners')).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'Group not found.',
    });
  });
});

test('the pool describes itself', async () => {
  const { UserPool } = await running.cognito.send(new DescribeUserPoolCommand({ UserPoolId }));

  expect(UserPool).toMatchObject({
    Id: UserPoolId,
    Name: 'people',
    UsernameAttributes: ['email'],
    Policies: { PasswordPolicy: { MinimumLength: 8, RequireSymbols: false } },
  });
});

test('another pool is not there', async () => {
  await expect(
    running.cognito.send(new DescribeUserPoolCommand({ UserPoolId: 'us-east-1_other' })),
  ).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: 'User pool us-east-1_other does not exist.',
  });
});
