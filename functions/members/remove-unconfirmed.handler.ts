import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { removeUnconfirmed, type SignUp } from './remove-unconfirmed.ts';

const client = new CognitoIdentityProviderClient({});
const UserPoolId = requireEnv('USER_POOL_ID');

async function* listUnconfirmed(): AsyncGenerator<SignUp[]> {
  const input = { UserPoolId, Filter: 'cognito:user_status = "UNCONFIRMED"' };
  for await (const { Users = [] } of paginateListUsers({ client }, input))
    yield Users.flatMap(({ Username: username, UserCreateDate: createdAt }) =>
      username && createdAt ? [{ username, createdAt }] : [],
    );
}

/** Runs every hour: removes sign-ups that nobody confirmed. */
export async function handler(): Promise<{ removed: number }> {
  const removed = await removeUnconfirmed({
    listUnconfirmed,
    remove: async (Username) =>
      void (await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }))),
    now: () => new Date(),
  });
  if (removed > 0) log.info('unconfirmed sign-ups removed', { removed });
  return { removed };
}
