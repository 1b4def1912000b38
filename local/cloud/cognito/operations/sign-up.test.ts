import { AdminGetUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirm, confirmedUser, freshEmail, signUp } from '../fixtures/users.ts';

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const adminGetUser = async (email: string) => {
  const user = await running.cognito.send(
    new AdminGetUserCommand({ UserPoolId: running.poolId, Username: email }),
  );
  return {
    ...user,
    attributes: Object.fromEntries((user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value])),
  };
};

const withAttribute = (Name: string, Value: string) => ({ UserAttributes: [{ Name, Value }] });

describe('SignUp', () => {
  test('sends the template’s message and masks the address in its answer', async () => {
    const email = freshEmail();

    const answer = await signUp(running, email);

    expect(answer).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'p***@m***' },
    });
    expect(running.sent.at(-1)).toMatchObject({
      channel: 'email',
      to: email,
      subject: 'Verify your address',
      text: expect.stringMatching(/^Your code is \d{6}$/),
      headers: { From: 'People <hello@people.example>' },
      sentAt: '2026-03-01T12:00:00.000Z',
    });
  });

  test('stores the attributes, and the code verifies the address', async () => {
    const email = freshEmail();
    const UserAttributes = [
      { Name: 'given_name', Value: 'Ada' },
      { Name: 'phone_number', Value: '+12025550123' },
      { Name: 'custom:country', Value: 'US' },
      { Name: 'custom:invitedBy', Value: 'Grace' },
    ];
    const { UserSub } = await signUp(running, email, { UserAttributes });
    expect(await adminGetUser(email)).toMatchObject({ UserStatus: 'UNCONFIRMED', Enabled: true });

    await confirm(running, email);

    const user = await adminGetUser(email);
    expect(user.UserStatus).toBe('CONFIRMED');
    expect(user.Username).toBe(UserSub);
    expect(user.UserCreateDate).toEqual(new Date(running.clock.now));
    expect(user.attributes).toEqual({
      sub: UserSub,
      email,
      email_verified: 'true',
      given_name: 'Ada',
      phone_number: '+12025550123',
      'custom:country': 'US',
      'custom:invitedBy': 'Grace',
    });
  });

  test('refuses an address that has an account, whatever its case', async () => {
    const { email } = await confirmedUser(running);

    await expect(signUp(running, email.toUpperCase())).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  test('treats a plus address as an address of its own', async () => {
    const { email } = await confirmedUser(running);

    await expect(signUp(running, email.replace('@', '+jobs@'))).resolves.toMatchObject({
      UserConfirmed: false,
    });
  });

  test('creates one user for ten concurrent calls with one address', async () => {
    const email = freshEmail();

    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => signUp(running, email)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason.name).toBe('UsernameExistsException');
    }
    const { Users = [] } = await running.cognito.send(new ListUsersCommand({ UserPoolId: running.poolId }));
    const created = Users.filter(({ Attributes = [] }) => Attributes.some(({ Value }) => Value === email));
    expect(created).toHaveLength(1);
  });

  test.each([
    ['a short password', { Password: 'seven77' }, 'InvalidPasswordException', /not long enough/],
    ['a leading space', { Password: ' 12345678' }, 'InvalidParameterException', /'password'/],
    ['no password', { Password: undefined }, 'InvalidParameterException', /null at 'password'.*not be null/],
    ['a user name', { Username: 'ada' }, 'InvalidParameterException', /should be an email/],
    ['an unknown client', { ClientId: 'other' }, 'ResourceNotFoundException', /other does not exist/],
    ['a long value', withAttribute('custom:country', 'USA'), 'InvalidParameterException', /no longer than 2/],
    ['a short value', withAttribute('custom:country', 'U'), 'InvalidParameterException', /no shorter than 2/],
    ['2,049 characters', withAttribute('given_name', 'x'.repeat(2049)), 'InvalidParameterException', /2048/],
    ['a national number', withAttribute('phone_number', '2025550123'), 'InvalidParameterException', /phone/],
    ['an empty number', withAttribute('phone_number', ''), 'InvalidParameterException', /phone/],
    ['another address', withAttribute('email', 'a@mail.example'), 'InvalidParameterException', /username/],
    ['an unknown attribute', withAttribute('custom:pet', 'cat'), 'NotAuthorizedException', /unauthorized/],
    ['a verified flag', withAttribute('email_verified', 'true'), 'NotAuthorizedException', /unauthorized/],
    [
      'an attribute that the client may not write',
      { ClientId: 'limited', ...withAttribute('custom:country', 'US') },
      'NotAuthorizedException',
      /unauthorized/,
    ],
  ])('refuses %s', async (_what, more, name, message) => {
    await expect(signUp(running, freshEmail(), more)).rejects.toMatchObject({
      name,
      message: expect.stringMatching(message),
    });
  });
});
