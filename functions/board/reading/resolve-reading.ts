import * as z from 'zod';
import { homeCountries } from '../../places/home-country.ts';
import { findNamedPlace } from '../../places/suggest-places.ts';
import { buildSuggestionIndex } from '../../places/suggestion-index.ts';
import { parseInput } from '../../platform/parse-input.ts';
import { readSearch, type SearchReading } from './read-search.ts';

const Request = z.object({ arguments: z.unknown() });
const Arguments = z.object({ text: z.string().max(2_000), timeZone: z.string().nullish() });

function loadPlaces() {
  const index = buildSuggestionIndex();
  return { index, homeCountry: homeCountries(index) };
}

let places: ReturnType<typeof loadPlaces> | undefined;

/** Resolves readSearch. The gazetteer is read with the first search and then in memory. */
export async function resolveReading(event: unknown): Promise<SearchReading> {
  const { text, timeZone } = parseInput(Arguments, Request.parse(event).arguments);
  places ??= loadPlaces();
  const { index, homeCountry } = places;
  const country = timeZone ? homeCountry(timeZone) : undefined;
  return readSearch(text, (name) => findNamedPlace(index, { text: name, homeCountry: country }));
}
