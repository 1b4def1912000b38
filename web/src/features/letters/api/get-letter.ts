import * as z from 'zod/mini';
import type { QueryGetLetterArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Letter, letterSchema, letterSelection } from './letter.ts';

const query = `query Letter($input: LetterInput!) { getLetter(input: $input) ${letterSelection} }`;

const answer = z.object({ getLetter: z.nullable(letterSchema) });

/** The letter that the caller has for a job, as far as it is written; null for none. Throws a `Failure`. */
export async function getLetter(email: string, jobID: string, signal: AbortSignal): Promise<Letter | null> {
  const variables: QueryGetLetterArgs = { input: { email, jobID } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).getLetter;
}
