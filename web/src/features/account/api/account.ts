import type { UpdateUserInput } from '@daybreak/contract/types.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import {
  type AccountFragment,
  ChangeAccountDocument,
  GetAccountDocument,
  type ResumeFragment,
} from './account.generated.ts';

export type Account = AccountFragment;
export type AccountResume = ResumeFragment;

/** Returns a person's record. Throws a `Failure`, `NotFound` if the person has no record. */
export async function getAccount(email: string | undefined, signal: AbortSignal): Promise<Account> {
  if (!email) {
    console.error('email field is null!');
    throw new Failure('Unauthorized', 'Your session has no email address. Please log in again.');
  }
  const { getUser } = await callService(GetAccountDocument, { input: { email } }, signal);
  if (getUser === null) throw new Failure('NotFound');
  return getUser;
}

/** Changes the given fields of a person's record and returns the new record. Throws a `Failure`. */
export async function changeAccount(input: UpdateUserInput): Promise<Account> {
  const { updateUser } = await callService(ChangeAccountDocument, { input });
  if (updateUser === null) throw new Failure('NotFound');
  return updateUser;
}
