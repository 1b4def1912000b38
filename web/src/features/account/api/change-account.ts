import * as z from 'zod/mini';
import type { UpdateUserInput } from '../../../generated/contract.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import { type Account, accountSchema, accountSelection } from '../account.ts';

const answer = z.object({ updateUser: z.nullable(accountSchema) });

const mutation = `mutation ChangeAccount($input: UpdateUserInput!) { updateUser(input: $input) ${accountSelection} }`;

/** Changes the given fields of a person's record and gives the record as it then is. Throws a `Failure`. */
export async function changeAccount(input: UpdateUserInput): Promise<Account> {
  const body = JSON.stringify({ query: mutation, variables: { input } });
  const { updateUser } = answer.parse(await callService(body, new AbortController().signal));
  if (updateUser === null) throw new Failure('NotFound');
  return updateUser;
}
