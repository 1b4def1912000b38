import * as z from 'zod';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { suggestPlaces } from './suggest-places.ts';
import { buildSuggestionIndex, type SuggestionIndex } from './suggestion-index.ts';

const Request = z.object({ field: z.literal('suggestPlaces'), arguments: z.object({ text: z.string() }) });

let index: SuggestionIndex | undefined;

/** Places for what somebody types; the gazetteer is read with the first of them and then in memory. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    index ??= buildSuggestionIndex();
    return suggestPlaces(index, Request.parse(event).arguments.text);
  });
}
