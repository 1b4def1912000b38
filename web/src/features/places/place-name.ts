import type { Location } from '@daybreak/contract/types.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}

/** Names a place: 'Austin, TX', 'Berlin, Germany', 'United States'. The US is named only on its own. */
export function placeName({ city, state, country }: Location): string {
  const parts = [city, state].filter((part) => part !== '' && part !== undefined);
  if (country !== '' && (country !== 'US' || parts.length === 0)) parts.push(countryName(country));
  return [...new Set(parts)].join(', ');
}
