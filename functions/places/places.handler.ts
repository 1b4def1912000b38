import * as z from 'zod';
import { readSearch } from '../board/reading/read-search.ts';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { parseInput } from '../platform/parse-input.ts';
import { homeCountries } from './home-country.ts';
import { findNamedPlace, suggestPlaces } from './suggest-places.ts';
import { buildSuggestionIndex } from './suggestion-index.ts';

const Request = z.object({ field: z.enum(['suggestPlaces', 'readSearch']), arguments: z.unknown() });
const Arguments = z.object({ text: z.string().max(2_000), timeZone: z.string().nullish() });

function load() {
  const index = buildSuggestionIndex();
  return { index, homeCountry: homeCountries(index) };
}

let loaded: ReturnType<typeof load> | undefined;

/**
 * Suggests places for what somebody types, and reads searches, which may name places: one function, since it has the
 * gazetteer in memory from the first request on.
 */
export async function handler(event: unknown) {
  return resolveField(async () => {
    loaded ??= load();
    const { index, homeCountry: homeCountryOf } = loaded;
    const request = Request.parse(event);
    const { text, timeZone } = parseInput(Arguments, request.arguments);
    const homeCountry = timeZone ? homeCountryOf(timeZone) : undefined;
    return request.field === 'readSearch'
      ? readSearch(text, (name) => findNamedPlace(index, { text: name, homeCountry }))
      : suggestPlaces(index, { text, homeCountry });
  });
}
