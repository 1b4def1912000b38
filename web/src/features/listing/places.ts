import type { Job, Location } from '../../generated/contract.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}

/** A place in words: 'Austin, TX', 'Berlin, Germany', 'United States'. The USA is named only when it stands alone. */
export function placeName({ city, state, country }: Location): string {
  const parts = [city, state].filter((part) => part !== '' && part !== undefined);
  if (country !== '' && (country !== 'US' || parts.length === 0)) parts.push(countryName(country));
  return [...new Set(parts)].join(', ');
}

/** The places of a job for its card's second line, main one first; a line that only says 'Remote' is left to the tag. */
export function cardPlaces(job: Pick<Job, 'locations' | 'jobLocation'>): readonly string[] {
  const names = [...new Set(job.locations.map(placeName))].filter((name) => name !== '');
  const [main, ...others] = names;
  if (main === undefined) return /^\s*(remote)?\s*$/i.test(job.jobLocation) ? [] : [job.jobLocation];
  if (others.length === 0) return [main];
  return [main, `also in ${others.length} other ${others.length === 1 ? 'place' : 'places'}`];
}
