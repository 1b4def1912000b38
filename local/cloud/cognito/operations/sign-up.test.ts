import { AdminGetUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirm, confirmedUser, freshEmail, signUp } from '../fixtures/users.ts';

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const record = async (email: string) => {
  const user = await running.cognito.send(
    new AdminGetUserCommand({ UserPoolId: running.poolId, Username: email }),
  );
  return {
    ...user,
    attributes: Object.fromEntries((user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value])),
  };
};

describe('signing up', () => {
  test('sends a code in the words of the template, and says where without giving the address away', async () => {
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

  test('keeps the attributes, verified only by the code', async () => {
    const email = freshEmail();
    const UserAttributes = [
      { Name: 'given_name', Value: 'Ada' },
      { Name: 'phone_number', Value: '+12025550123' },
      { Name: 'custom:country', Value: 'US' },
      { Name: 'custom:shoeSize', Value: '42' },
      { Name: 'custom:invitedBy', Value: 'Grace' },
    ];
    const { UserSub } = await signUp(running, email, { UserAttributes });
    expect(await record(email)).toMatchObject({ UserStatus: 'UNCONFIRMED', Enabled: true });

    await confirm(running, email);

    const user = await record(email);
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
      'custom:shoeSize': '42',
      'custom:invitedBy': 'Grace',
    });
  });

  test('refuses an address that has an account, however it is capitalised', async () => {
    const { email } = await confirmedUser(running);

    await expect(signUp(running, email.toUpperCase())).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  test('takes a plus address for an address of its own', async () => {
    const { email } = await confirmedUser(running);

    await expect(signUp(running, email.replace('@', '+jobs@'))).resolves.toMatchObject({
      UserConfirmed: false,
    });
  });

  test('makes one user of many sign-ups at once with one address', async () => {
    const email = freshEmail();

    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => signUp(running, email)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason.name).toBe('UsernameExistsException');
    }
    const { Users } = await running.cognito.send(
      new ListUsersCommand({ UserPoolId: running.poolId, Filter: `email = "${email}"` }),
    );
    expect(Users).toHaveLength(1);
  });

  test.each([
    ['a short password', { Password: 'seven77' }, 'InvalidPasswordException', /Password not long enough/],
    [
      'a password that begins with a space',
      { Password: ' 12345678' },
      'InvalidParameterException',
      /'password'/,
    ],
    ['a username that is no address', { Username: 'ada' }, 'InvalidParameterException', /should be an email/],
    ['an unknown client', { ClientId: 'nobody' }, 'ResourceNotFoundException', /nobody does not exist/],
    [
      'no password',
      { Password: undefined },
      'InvalidParameterException',
      /Value null at 'password'.*not be null/,
    ],
    [
      'an unknown attribute',
      attribute('custom:pet', 'cat'),
      'InvalidParameterException',
      /custom:pet: .*not exist/,
    ],
    ['a value too long', attribute('custom:country', 'USA'), 'InvalidParameterException', /no longer than 2/],
    ['a value too short', attribute('custom:country', 'U'), 'InvalidParameterException', /no shorter than 2/],
    [
      'a number out of bounds',
      attribute('custom:shoeSize', '9'),
      'InvalidParameterException',
      /less than 10/,
    ],
    [
      'a number that is none',
      attribute('custom:shoeSize', 'big'),
      'InvalidParameterException',
      /be a number/,
    ],
    ['a value of 2,049 characters', attribute('name', 'x'.repeat(2049)), 'InvalidParameterException', /2048/],
    [
      'a phone number without +',
      attribute('phone_number', '2025550123'),
      'InvalidParameterException',
      /phone number/,
    ],
    ['an empty phone number', attribute('phone_number', ''), 'InvalidParameterException', /phone number/],
    [
      'another e-mail attribute',
      attribute('email', 'other@mail.example'),
      'InvalidParameterException',
      /username/,
    ],
    [
      'a claim to be verified',
      attribute('email_verified', 'true'),
      'NotAuthorizedException',
      /unauthorized attribute/,
    ],
  ])('refuses %s', async (_what, more, name, message) => {
    await expect(signUp(running, freshEmail(), more)).rejects.toMatchObject({
      name,
      message: expect.stringMatching(message),
    });
  });

  test('refuses attributes the client may not write', async () => {
    const given = { ClientId: 'discreet', ...attribute('custom:country', 'US') };
    await expect(signUp(running, freshEmail(), given)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });
});

function attribute(Name: string, Value: string): object {
  return { UserAttributes: [{ Name, Value }] };
}
