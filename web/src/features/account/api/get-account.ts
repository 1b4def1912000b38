import * as z from 'zod/mini';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import { type Account, accountSchema, accountSelection } from '../account.ts';

const answer = z.object({ getUser: z.nullable(accountSchema) });

const query = `query Account($input: GetUserInput!) { getUser(input: $input) ${accountSelection} }`;

/** The record of a person, whose session is the caller's. Throws a `Failure`; 'NotFound' where there is none. */
export async function getAccount(email: string | undefined, signal: AbortSignal): Promise<Account> {
  if (!email) {
    console.error('email field is null!');
    throw new Failure('Unauthorized', 'Your session has no e-mail address. Please log in again.');
  }
  const body = JSON.stringify({ query, variables: { input: { email } } });
  const { getUser } = answer.parse(await callService(body, signal));
  if (getUser === null) throw new Failure('NotFound');
  return getUser;
}
