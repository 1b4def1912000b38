import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { secretReader } from '../platform/secret.ts';
import { openTable } from '../table/table.ts';
import { accountDeps, openAccount } from './open-account.ts';
import { SignUpAttributes } from './sign-up.ts';

const table = openTable();
const deps = accountDeps(table, secretReader('EMAIL_SALT_ARN'));
const pool = new CognitoIdentityProviderClient({});

/**
 * The user pool's trigger for confirmed codes. A confirmed sign-up opens the account. A confirmed password reset ends
 * every session, so whoever stole one loses it.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { triggerSource, userPoolId: UserPoolId, userName: Username, request } = event;
  if (triggerSource === 'PostConfirmation_ConfirmSignUp')
    await openAccount(deps, SignUpAttributes.parse(request.userAttributes), new Date());
  else await pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  return event;
}
