import { callService } from '../../../service/graphql.ts';
import { ReadSearchDocument, type ReadSearchQuery } from './read-search.generated.ts';

export type SearchReading = ReadSearchQuery['readSearch'];

/** Returns what a search says, as filters of the board. Throws a `Failure`. */
export async function readSearch(text: string, signal: AbortSignal): Promise<SearchReading> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (await callService(ReadSearchDocument, { text, timeZone }, signal)).readSearch;
}
