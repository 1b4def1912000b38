import type { PlaceSuggestion } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import { SuggestPlacesDocument } from './suggest-places.generated.ts';

/**
 * Returns the places whose names start with the text, best first: those in the visitor's country lead. Throws
 * a `Failure`.
 */
export async function suggestPlaces(text: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (await callService(SuggestPlacesDocument, { text, timeZone }, signal)).suggestPlaces;
}
