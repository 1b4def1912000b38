import * as z from 'zod/mini';
import type { PlaceSuggestion, QuerySuggestPlacesArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';

const answer: z.ZodMiniType<{ suggestPlaces: PlaceSuggestion[] }> = z.object({
  suggestPlaces: z.array(
    z.object({ label: z.string(), city: z.string(), state: z.string(), country: z.string() }),
  ),
});

const query = 'query Places($text: String!) { suggestPlaces(text: $text) { label city state country } }';

/** The places whose names begin as the text does, best first. Throws a `Failure`. */
export async function suggestPlaces(text: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]> {
  const variables: QuerySuggestPlacesArgs = { text };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).suggestPlaces;
}
