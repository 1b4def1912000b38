import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { secretIn } from '../house/secret.ts';
import { openTable } from '../table/table.ts';
import { createUser } from './create-user.ts';
import { formerAccounts } from './former-accounts.ts';
import { SignUpAttributes } from './sign-up.ts';

const table = openTable();
const former = formerAccounts(table, secretIn('EMAIL_SALT_ARN'));

/** The user pool's confirmation trigger. It also fires after a password reset, which makes nobody an account. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp') {
    const attributes = SignUpAttributes.parse(event.request.userAttributes);
    await createUser(table, attributes, new Date(), await former.recall(attributes.email));
  }
  return event;
}
