import { z } from 'zod';
import { toAttributeList } from '../attributes/attribute-list.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import { findUser, type Pool, saveUser } from '../pool.ts';
import type { User } from '../store/users.ts';
import { adminOperation } from './operation.ts';
import { username } from './request-fields.ts';

const userRequest = z.object({ Username: username });

/** AdminGetUser */
export const adminGetUser = adminOperation(userRequest, (pool, request) => {
  const { Attributes, ...user } = describeUser(findUser(pool, request.Username));
  return { ...user, UserAttributes: Attributes };
});

/** AdminDeleteUser */
export const adminDeleteUser = adminOperation(userRequest, (pool, request) => {
  pool.deleteUser(findUser(pool, request.Username).sub);
  return {};
});

/** AdminDisableUser: also revokes the user's sessions. */
export const adminDisableUser = adminOperation(userRequest, (pool, request) => {
  const user = findUser(pool, request.Username);
  saveUser(pool, { ...user, enabled: false });
  pool.sessions.revokeAll(user.sub);
  return {};
});

/** AdminUserGlobalSignOut */
export const adminUserGlobalSignOut = adminOperation(userRequest, (pool, request) => {
  pool.sessions.revokeAll(findUser(pool, request.Username).sub);
  return {};
});

/** AdminAddUserToGroup */
export const adminAddUserToGroup = adminOperation(
  userRequest.extend({ GroupName: z.string() }),
  (pool, request) => {
    checkGroup(pool, request.GroupName);
    pool.memberships.add(findUser(pool, request.Username).sub, request.GroupName);
    return {};
  },
);

const MAX_PAGE = 60;
const limit = z
  .number()
  .int()
  .min(1)
  .max(MAX_PAGE, `Member must have value less than or equal to ${MAX_PAGE}`);
const unsupported = z.undefined({ error: 'the emulator does not support it' }).optional();

/** Of Cognito's filters, the one by status. */
const statusFilter = z
  .string()
  .transform((filter) => /^cognito:user_status = "(\w+)"$/.exec(filter)?.[1]?.toUpperCase())
  .refine((status) => status !== undefined, 'The emulator filters users by cognito:user_status only.');

/** ListUsers: oldest first, without filters. */
export const listUsers = adminOperation(
  z.object({
    Limit: limit.default(MAX_PAGE),
    PaginationToken: z.string().optional(),
    Filter: statusFilter.optional(),
    AttributesToGet: unsupported,
  }),
  (pool, { Limit, PaginationToken, Filter: status }) => {
    const users = pool.users.all().filter((user) => status === undefined || user.status === status);
    const { items, nextToken } = pageOf(users, Limit, PaginationToken);
    return { Users: items.map(describeUser), PaginationToken: nextToken };
  },
);

/** ListUsersInGroup */
export const listUsersInGroup = adminOperation(
  z.object({ GroupName: z.string(), Limit: limit.default(MAX_PAGE), NextToken: z.string().optional() }),
  (pool, { GroupName, Limit, NextToken }) => {
    checkGroup(pool, GroupName);
    const { items, nextToken } = pageOf(pool.memberships.membersOf(GroupName), Limit, NextToken);
    const users = items.flatMap((sub) => pool.users.bySub(sub) ?? []);
    return { Users: users.map(describeUser), NextToken: nextToken };
  },
);

function checkGroup(pool: Pool, name: string): void {
  if (pool.definition.groups.has(name)) return;
  throw new CognitoError('ResourceNotFoundException', 'Group not found.');
}

/** A token is the position of the page's first item. */
function pageOf<T>(all: readonly T[], limit: number, token = '0') {
  const start = Number(token);
  if (!Number.isInteger(start) || start < 0) throw invalidParameter('Invalid pagination token.');
  const end = start + limit;
  return { items: all.slice(start, end), nextToken: end < all.length ? String(end) : undefined };
}

/** A UserType. Dates are in seconds since 1970, as in AWS JSON. */
export function describeUser(user: User) {
  return {
    Username: user.sub,
    Attributes: toAttributeList(user.sub, user.attributes),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}
