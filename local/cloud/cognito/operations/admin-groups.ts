import { z } from 'zod';
import type { Group } from '../definition/group-properties.ts';
import { CognitoError } from '../errors.ts';
import type { Pool } from '../pool.ts';
import { groupsByPrecedence } from '../tokens/groups.ts';
import { username } from './members.ts';
import { adminOperation } from './operation.ts';
import { page, pageRequest } from './page.ts';
import { existingUser, userView } from './user-view.ts';

const membership = z.object({ Username: username, GroupName: z.string() });

/** AdminAddUserToGroup. */
export const adminAddUserToGroup = adminOperation(membership, (pool, request) => {
  const user = existingUser(pool, request.Username);
  pool.memberships.add(user.sub, existingGroup(pool, request.GroupName).GroupName);
  return {};
});

/** AdminRemoveUserFromGroup. */
export const adminRemoveUserFromGroup = adminOperation(membership, (pool, request) => {
  const user = existingUser(pool, request.Username);
  pool.memberships.remove(user.sub, existingGroup(pool, request.GroupName).GroupName);
  return {};
});

/** AdminListGroupsForUser, a page at a time. */
export const adminListGroupsForUser = adminOperation(
  z.object({ Username: username, ...pageRequest, NextToken: z.string().optional() }),
  (pool, request) => {
    const user = existingUser(pool, request.Username);
    const { items, next } = page(groupsByPrecedence(pool, user.sub), request.Limit, request.NextToken);
    return {
      Groups: items.map((group) => ({ ...group, UserPoolId: pool.definition.poolId })),
      ...(next === undefined ? {} : { NextToken: next }),
    };
  },
);

/** ListUsersInGroup, a page at a time. */
export const listUsersInGroup = adminOperation(
  z.object({ GroupName: z.string(), ...pageRequest, NextToken: z.string().optional() }),
  (pool, request) => {
    const group = existingGroup(pool, request.GroupName);
    const members = pool.memberships.membersOf(group.GroupName);
    const { items, next } = page(members, request.Limit, request.NextToken);
    return {
      Users: items.flatMap((sub) => pool.users.bySub(sub) ?? []).map(userView),
      ...(next === undefined ? {} : { NextToken: next }),
    };
  },
);

function existingGroup(pool: Pool, name: string): Group {
  const group = pool.definition.groups.get(name);
  if (group !== undefined) return group;
  throw new CognitoError('ResourceNotFoundException', 'Group not found.');
}
