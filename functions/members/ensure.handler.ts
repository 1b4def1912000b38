import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { secretReader } from '../platform/secret.ts';
import { openTable } from '../table/table.ts';
import { attributesInPool } from './identity.ts';
import { accountDeps, openAccount } from './open-account.ts';
import { SignUpAttributes } from './sign-up.ts';
import { toGraphQLUser } from './to-graphql-user.ts';
import { readUser } from './user-store.ts';

const table = openTable();
const attributesOf = attributesInPool();
const deps = accountDeps(table, secretReader('EMAIL_SALT_ARN'));

const Request = z.object({ owner: z.object({ sub: z.string() }) });

/** The record where the pool's trigger was lost: made of the pool's attributes when it is first read. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const { sub } = Request.parse(event).owner;
    const known = await attributesOf(sub);
    if (known) await openAccount(deps, SignUpAttributes.parse(known), new Date());
    const found = known && (await readUser(table, sub));
    if (!found) throw new Fault('NotFound', 'There is no account for this e-mail yet. Please register.');
    return toGraphQLUser(found.user, found.meter.charged.size);
  });
}
