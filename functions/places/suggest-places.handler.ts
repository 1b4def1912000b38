import * as z from 'zod';
import { resolveField } from '../platform/graphql/resolve-field.ts';
import { homeCountries } from './home-country.ts';
import { suggestPlaces } from './suggest-places.ts';
import { buildSuggestionIndex } from './suggestion-index.ts';

const Request = z.object({
  field: z.literal('suggestPlaces'),
  arguments: z.object({ text: z.string(), timeZone: z.string().nullish() }),
});

function load() {
  const index = buildSuggestionIndex();
  return { index, homeCountry: homeCountries(index) };
}

let loaded: ReturnType<typeof load> | undefined;

/** Places for what somebody types; the gazetteer is read with the first of them and then in memory. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    loaded ??= load();
    const { text, timeZone } = Request.parse(event).arguments;
    const homeCountry = timeZone ? loaded.homeCountry(timeZone) : undefined;
    return suggestPlaces(loaded.index, { text, homeCountry });
  });
}
