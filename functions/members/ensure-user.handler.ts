import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { secretReader } from '../platform/secret.ts';
import { openTable } from '../table/table.ts';
import { openAccount, openAccountDeps } from './open-account.ts';
import { SignUpAttributes } from './sign-up.ts';
import { toGraphQLUser } from './to-graphql-user.ts';
import { attributeReader } from './user-pool.ts';
import { readUser } from './user-store.ts';

const table = openTable();
const readAttributes = attributeReader();
const deps = openAccountDeps(table, secretReader('EMAIL_SALT_ARN'));

const Request = z.object({ owner: z.object({ sub: z.string() }) });

/** Opens the account from the user pool's attributes if the post-confirmation trigger was lost. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const { sub } = Request.parse(event).owner;
    const attributes = await readAttributes(sub);
    if (attributes) await openAccount(deps, SignUpAttributes.parse(attributes), new Date());
    const member = attributes && (await readUser(table, sub));
    if (!member) throw new Fault('NotFound', "There's no account for this email yet. Please register.");
    return toGraphQLUser(member.user, member.meter.charged.size);
  });
}
