import * as z from 'zod';
import { answer } from '../graphql/answer.ts';
import { Fault } from '../house/fault.ts';
import { secretIn } from '../house/secret.ts';
import { openTable } from '../table/table.ts';
import { createUser } from './create-user.ts';
import { formerAccounts } from './former-accounts.ts';
import { openIdentity, verifiedPhoneOf } from './identity.ts';
import { isKnownPlace } from './known-places.ts';
import { shownUser } from './shown-user.ts';
import { SignUpAttributes } from './sign-up.ts';
import { changed } from './update-user.ts';
import { parseChange } from './user-change.ts';
import { changeUser, readUser } from './user-store.ts';

const table = openTable();
const identity = openIdentity();
const former = formerAccounts(table, secretIn('EMAIL_SALT_ARN'));
const NO_ACCOUNT = 'There is no account for this e-mail yet. Please register.';

const Request = z.object({
  field: z.enum(['updateUser', 'ensureUser']),
  arguments: z.object({ input: z.unknown() }).partial(),
  owner: z.object({ sub: z.string(), email: z.string() }),
});
type Owner = z.infer<typeof Request>['owner'];

/** Changes of a person's own record, and the record itself where the pool's trigger was lost. */
export async function handler(event: unknown) {
  return answer(async () => {
    const request = Request.parse(event);
    const found =
      request.field === 'ensureUser'
        ? await ensureUser(request.owner)
        : await updateUser(request.owner, request.arguments.input);
    if (!found) throw new Fault('NotFound', NO_ACCOUNT);
    return shownUser(found.user, found.meter.charged.size);
  });
}

async function ensureUser({ sub }: Owner) {
  const known = await identity.attributes(sub);
  if (!known) return undefined;
  const attributes = SignUpAttributes.parse(known);
  await createUser(table, attributes, new Date(), await former.recall(attributes.email));
  return readUser(table, sub);
}

async function updateUser({ sub }: Owner, input: unknown) {
  const change = parseChange(input);
  // Only the pool knows whether a number was verified: what a caller says of it is not asked.
  const verifiedPhone = change.sms ? verifiedPhoneOf(await identity.attributes(sub)) : undefined;
  return changeUser(table, sub, (user) => changed(user, change, { verifiedPhone, isPlace: isKnownPlace }));
}
