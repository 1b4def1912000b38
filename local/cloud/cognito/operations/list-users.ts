import { z } from 'zod';
import { invalidParameter } from '../errors.ts';
import type { User } from '../store/user-store.ts';
import { adminOperation } from './operation.ts';
import { page, pageRequest } from './page.ts';
import { userView } from './user-view.ts';

const FILTERED =
  'username email phone_number name given_name family_name preferred_username cognito:user_status status sub'.split(
    ' ',
  );

/** ListUsers, a page at a time, with Cognito's filter of one attribute: `email = "a@b.c"`, `name ^= "Jo"`. */
export const listUsers = adminOperation(
  z.object({
    ...pageRequest,
    Filter: z.string().default(''),
    AttributesToGet: z.array(z.string()).optional(),
    PaginationToken: z.string().optional(),
  }),
  (pool, request) => {
    const wanted = readFilter(request.Filter);
    const { items, next } = page(pool.users.all().filter(wanted), request.Limit, request.PaginationToken);
    return {
      Users: items.map(userView).map((view) => ({
        ...view,
        Attributes: view.Attributes.filter(({ Name }) => request.AttributesToGet?.includes(Name) ?? true),
      })),
      ...(next === undefined ? {} : { PaginationToken: next }),
    };
  },
);

function readFilter(filter: string): (user: User) => boolean {
  if (filter === '') return () => true;
  const parts = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter);
  const [, attribute = '', operator, quoted = ''] = parts ?? [];
  if (!FILTERED.includes(attribute)) throw invalidParameter(`Invalid filter: ${filter}`);
  const value = quoted.replaceAll(/\\(.)/g, '$1');
  return (user) => {
    const has = filteredValue(user, attribute);
    return operator === '=' ? has === value : (has?.startsWith(value) ?? false);
  };
}

function filteredValue(user: User, attribute: string): string | undefined {
  switch (attribute) {
    case 'username':
    case 'sub':
      return user.sub;
    case 'cognito:user_status':
      return user.status;
    case 'status':
      return user.enabled ? 'Enabled' : 'Disabled';
    default:
      return user.attributes[attribute];
  }
}
