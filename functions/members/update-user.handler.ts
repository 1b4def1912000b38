import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { openTable } from '../table/table.ts';
import { isKnownPlace } from './known-places.ts';
import { toGraphQLUser } from './to-graphql-user.ts';
import { applyUserChange } from './update-user.ts';
import { parseUserChange } from './user-change.ts';
import { attributeReader, verifiedPhoneOf } from './user-pool.ts';
import { changeUser } from './user-store.ts';

const table = openTable();
const readAttributes = attributeReader();

const Request = z.object({
  field: z.literal('updateUser'),
  arguments: z.object({ input: z.unknown() }),
  owner: z.object({ sub: z.string() }),
});

/** Resolves updateUser: changes the caller's record. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const change = parseUserChange(request.arguments.input);
    const verifiedPhone = change.sms ? verifiedPhoneOf(await readAttributes(sub)) : undefined;
    const result = await changeUser(table, sub, (user) => {
      const next = applyUserChange(user, change, { verifiedPhone, isKnownPlace });
      return isDeepStrictEqual(next, user) ? undefined : next;
    });
    if (!result) throw new Fault('NotFound', "There's no account for this email yet. Please register.");
    return toGraphQLUser(result.user, result.meter.charged.size);
  });
}
