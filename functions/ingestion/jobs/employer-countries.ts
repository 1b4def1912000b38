import type { EmployerCountries } from '../../table/board.ts';
import type { ParsedPosting } from './parsed-posting.ts';

/** Fewer postings than this say little about where an employer hires. */
const MIN_POSTINGS = 3;
/** Bounds the row of the board. */
const MAX_COUNTRIES = 40;

/** Adds the countries of a board's new postings. */
export function learnCountries(
  before: EmployerCountries,
  postings: readonly ParsedPosting[],
): EmployerCountries {
  const counts = new Map(Object.entries(before));
  for (const { facts } of postings)
    for (const country of new Set(facts.places.map((place) => place.country)))
      if (country !== '') counts.set(country, (counts.get(country) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_COUNTRIES));
}

/** Gives a remote posting that doesn't say where the countries of its employer's other postings, if they are known. */
export function withTerritory(parsed: ParsedPosting, countries: EmployerCountries): ParsedPosting {
  const { facts } = parsed;
  const total = Object.values(countries).reduce((sum, count) => sum + count, 0);
  if (!facts.isRemote || facts.territory !== null || total < MIN_POSTINGS) return parsed;
  const territory = {
    countries: Object.keys(countries),
    states: [],
    regions: [],
    source: 'employer' as const,
    evidence: '',
  };
  return { ...parsed, facts: { ...facts, territory } };
}
