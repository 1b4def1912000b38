import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
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
