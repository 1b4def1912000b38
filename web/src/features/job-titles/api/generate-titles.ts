import * as z from 'zod/mini';
import type { GeneratedPosition, MutationGenerateUserPositionsArgs } from '../../../generated/contract.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';

const suggestions: z.ZodMiniType<GeneratedPosition[]> = z.array(
  z.object({ corePosition: z.string(), parentPosition: z.string(), position: z.string() }),
);

const answer = z.object({
  generateUserPositions: z.nullable(z.object({ generatedPositions: suggestions })),
});

const mutation =
  'mutation Generate($input: GenerateUserPositionsInput!) { generateUserPositions(input: $input) ' +
  '{ generatedPositions { corePosition parentPosition position } } }';

/** Has titles suggested for one of a person's own, and gives all suggestions of the record. Throws a `Failure`. */
export async function generateTitles(email: string, position: string): Promise<readonly GeneratedPosition[]> {
  const variables: MutationGenerateUserPositionsArgs = { input: { email, position } };
  const body = JSON.stringify({ query: mutation, variables });
  const { generateUserPositions } = answer.parse(await callService(body, new AbortController().signal));
  if (generateUserPositions === null) throw new Failure('NotFound');
  return generateUserPositions.generatedPositions;
}
