import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { answer } from '../graphql/answer.ts';
import { environment } from '../house/environment.ts';
import { Fault } from '../house/fault.ts';
import { openTable } from '../table/table.ts';
import { createUser } from './create-user.ts';
import { shownUser } from './shown-user.ts';
import { SignUpAttributes } from './sign-up.ts';
import { changed, parseChange } from './update-user.ts';
import { changeUser, readUser } from './user-store.ts';

const table = openTable();
const pool = new CognitoIdentityProviderClient({});
const NO_ACCOUNT = 'There is no account for this e-mail yet. Please register.';
const userPoolId = environment('USER_POOL_ID');

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
    return request.field === 'ensureUser'
      ? ensureUser(request.owner)
      : updateUser(request.owner, request.arguments.input);
  });
}

async function ensureUser({ sub }: Owner) {
  const found = await pool.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: sub }));
  const attributes = Object.fromEntries((found.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
  await createUser(table, SignUpAttributes.parse(attributes), new Date());
  return read(sub);
}

async function read(sub: string) {
  const found = await readUser(table, sub);
  if (!found) throw new Fault('NotFound', NO_ACCOUNT);
  return shownUser(found.user, found.meter.charged.size);
}

async function updateUser({ sub }: Owner, input: unknown) {
  const change = parseChange(input);
  const found = await changeUser(table, sub, (user) => changed(user, change));
  if (!found) throw new Fault('NotFound', NO_ACCOUNT);
  return shownUser(found.user, found.meter.charged.size);
}
