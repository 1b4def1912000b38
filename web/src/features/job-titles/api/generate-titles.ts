import type { GeneratedPosition } from '@daybreak/contract/types.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import { GenerateTitlesDocument } from './generate-titles.generated.ts';

/** Suggests titles similar to one of the person's own, and returns all suggestions saved so far. Throws a `Failure`. */
export async function generateTitles(email: string, position: string): Promise<readonly GeneratedPosition[]> {
  const { generateUserPositions } = await callService(GenerateTitlesDocument, { input: { email, position } });
  if (generateUserPositions === null) throw new Failure('NotFound');
  return generateUserPositions.generatedPositions;
}
