import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { secretReader } from '../platform/secret.ts';
import { openTable } from '../table/table.ts';
import type { User } from '../table/user.ts';
import { openAccount, openAccountDeps } from './open-account.ts';
import { SignUpAttributes } from './sign-up.ts';
import { changeUser } from './user-store.ts';

const table = openTable();
const deps = openAccountDeps(table, secretReader('EMAIL_SALT_ARN'));
const pool = new CognitoIdentityProviderClient({});

const Owner = SignUpAttributes.pick({ sub: true });

const withoutDevices = (user: User): User | undefined =>
  user.pushDevices.length === 0 ? undefined : { ...user, pushDevices: [] };

/**
 * The user pool's post-confirmation trigger. Opens the account after a sign-up. Ends all sessions after a password
 * reset, including stolen ones, and the push notifications that were turned on in them.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { triggerSource, userPoolId: UserPoolId, userName: Username, request } = event;
  if (triggerSource === 'PostConfirmation_ConfirmSignUp')
    await openAccount(deps, SignUpAttributes.parse(request.userAttributes), new Date());
  else {
    await pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    await changeUser(table, Owner.parse(request.userAttributes).sub, withoutDevices);
  }
  return event;
}
