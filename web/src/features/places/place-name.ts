import type { Location } from '@daybreak/contract/types.ts';

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
