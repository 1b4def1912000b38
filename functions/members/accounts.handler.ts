import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { openTable } from '../table/table.ts';
import { attributesInPool, verifiedPhoneOf } from './identity.ts';
import { isKnownPlace } from './known-places.ts';
import { toGraphQLUser } from './to-graphql-user.ts';
import { changed } from './update-user.ts';
import { parseUserChange } from './user-change.ts';
import { changeUser } from './user-store.ts';

const table = openTable();
const attributesOf = attributesInPool();

const Request = z.object({
  field: z.literal('updateUser'),
  arguments: z.object({ input: z.unknown() }),
  owner: z.object({ sub: z.string() }),
});

/** Changes of a person's own record. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    const change = parseUserChange(request.arguments.input);
    // Only the pool knows whether a number was verified: what a caller says of it is not asked.
    const verifiedPhone = change.sms ? verifiedPhoneOf(await attributesOf(sub)) : undefined;
    const known = { verifiedPhone, isPlace: isKnownPlace };
    const found = await changeUser(table, sub, (user) => {
      const next = changed(user, change, known);
      // A change that comes a second time writes nothing.
      return isDeepStrictEqual(next, user) ? undefined : next;
    });
    if (!found) throw new Fault('NotFound', 'There is no account for this e-mail yet. Please register.');
    return toGraphQLUser(found.user, found.meter.charged.size);
  });
}
