import * as z from 'zod/mini';
import type { MutationEditLetterArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Letter, letterSchema, letterSelection } from './letter.ts';

const query = `mutation EditLetter($input: EditLetterInput!) { editLetter(input: $input) ${letterSelection} }`;

const answer = z.object({ editLetter: letterSchema });

/** Keeps the caller's own words for a letter; none put back what was written. Throws a `Failure`. */
export async function editLetter(input: MutationEditLetterArgs['input']): Promise<Letter> {
  const body = JSON.stringify({ query, variables: { input } });
  return answer.parse(await callService(body, new AbortController().signal)).editLetter;
}
