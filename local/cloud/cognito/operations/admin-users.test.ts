import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirmedUser } from '../fixtures/users.ts';

let running: RunningPool;
let UserPoolId: string;
beforeAll(async () => {
  running = await startPool();
  UserPoolId = running.poolId;
});
afterAll(() => running.close());

const get = (Username: string) => running.cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
const list = (more: object = {}) => running.cognito.send(new ListUsersCommand({ UserPoolId, ...more }));
const add = (Username: string, GroupName: string) =>
  running.cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
const members = (more: object = {}) =>
  running.cognito.send(new ListUsersInGroupCommand({ UserPoolId, GroupName: 'staff', ...more }));

describe('an admin', () => {
  test('lists users oldest first, one page at a time', async () => {
    const ada = await confirmedUser(running);
    running.clock.now += 1;
    const grace = await confirmedUser(running);

    const first = await list({ Limit: 1 });
    const second = await list({ Limit: 1, PaginationToken: first.PaginationToken });

    expect(first.Users?.map(({ Username }) => Username)).toEqual([ada.sub]);
    expect(second.Users?.map(({ Username }) => Username)).toEqual([grace.sub]);
    expect(second.PaginationToken).toBeUndefined();
  });

  test.each([{ Filter: 'email = "a"' }, { AttributesToGet: ['email'] }, { Limit: 61 }])(
    'can’t list users with %j',
    async (more) => {
      await expect(list(more)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    },
  );

  test('deletes a user', async () => {
    const { email } = await confirmedUser(running);

    await running.cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));

    await expect(get(email)).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });

  test('adds users to a group, once each, and lists its members page by page', async () => {
    const users = [await confirmedUser(running), await confirmedUser(running), await confirmedUser(running)];
    for (const { sub } of users) await add(sub, 'staff');
    await add(users[0]?.email ?? '', 'staff');

    const first = await members({ Limit: 2 });
    const second = await members({ Limit: 2, NextToken: first.NextToken });

    expect(second.NextToken).toBeUndefined();
    const subs = [...(first.Users ?? []), ...(second.Users ?? [])].map(({ Username }) => Username);
    expect(subs.toSorted()).toEqual(users.map(({ sub }) => sub).toSorted());
    await expect(members({ NextToken: 'nonsense' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('can’t use a group or a pool that the template lacks', async () => {
    const { email } = await confirmedUser(running);

    await expect(add(email, 'owners')).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'Group not found.',
    });
    await expect(
      running.cognito.send(new ListUsersCommand({ UserPoolId: 'us-east-1_other' })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool us-east-1_other does not exist.',
    });
  });
});
