import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { secretReader } from '../platform/secret.ts';
import { openTable } from '../table/table.ts';
import { openAccount, openAccountDeps } from './open-account.ts';
import { SignUpAttributes } from './sign-up.ts';

const table = openTable();
const deps = openAccountDeps(table, secretReader('EMAIL_SALT_ARN'));
const pool = new CognitoIdentityProviderClient({});

/**
 * The user pool's post-confirmation trigger. Opens the account after a sign-up. Ends all sessions after a password
 * reset, including stolen ones.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { triggerSource, userPoolId: UserPoolId, userName: Username, request } = event;
  if (triggerSource === 'PostConfirmation_ConfirmSignUp')
    await openAccount(deps, SignUpAttributes.parse(request.userAttributes), new Date());
  else await pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  return event;
}
