import * as z from 'zod/mini';
import type { MutationNotifyUserArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';

/** A person and a job. */
export interface Pair {
  /** The person's e-mail. */
  readonly id: string;
  readonly jobId: string;
}

const answer = z.object({ notifyUser: z.string() });

const query = 'mutation Notify($input: NotifyUserInput!) { notifyUser(input: $input) }';

/** Alerts a person of a job and gives what came of it, in a sentence. Throws a `Failure`. */
export async function notifyUser({ id, jobId }: Pair): Promise<string> {
  const variables: MutationNotifyUserArgs = { input: { id, jobId } };
  const body = JSON.stringify({ query, variables });
  return answer.parse(await callService(body, new AbortController().signal)).notifyUser;
}
