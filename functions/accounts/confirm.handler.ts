import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { openTable } from '../table/table.ts';
import { createUser } from './create-user.ts';
import { SignUpAttributes } from './sign-up.ts';

const table = openTable();

/** The user pool's confirmation trigger. It also fires after a password reset, which makes nobody an account. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp') {
    await createUser(table, SignUpAttributes.parse(event.request.userAttributes), new Date());
  }
  return event;
}
