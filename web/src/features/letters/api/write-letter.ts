import * as z from 'zod/mini';
import type { MutationWriteLetterArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Letter, letterSchema, letterSelection } from './letter.ts';

const query = `mutation WriteLetter($input: WriteLetterInput!) { writeLetter(input: $input) ${letterSelection} }`;

const answer = z.object({ writeLetter: letterSchema });

/** Begins a letter and gives it as it stands at once: being written. Throws a `Failure` with the service's sentence. */
export async function writeLetter(input: MutationWriteLetterArgs['input']): Promise<Letter> {
  const body = JSON.stringify({ query, variables: { input } });
  return answer.parse(await callService(body, new AbortController().signal)).writeLetter;
}
