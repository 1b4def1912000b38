import { NO_PLACES } from '@daybreak/contract/no-place.ts';

/** From the fourth letter on: 'remo'. */
const MIN_LENGTH = 4;

/** Returns what to do instead of choosing a place; '' for texts that may be one. */
export function noPlaceHint(typed: string): string {
  const text = typed.trim().toLowerCase();
  const isWord = NO_PLACES.some(
    (word) => text === word || (text.length >= MIN_LENGTH && word.startsWith(text)),
  );
  if (!isWord) return '';
  if (text.startsWith('hyb')) return 'Hybrid jobs are found by their city. Add the city.';
  return 'For remote jobs, use the remote switch. Here, add a country, state or city.';
}
