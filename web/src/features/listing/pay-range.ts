import type { PayRange } from '@daybreak/contract/types.ts';

function money(amount: number, currency: string): string {
  const known = /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat('en-US', {
    ...(known ? { style: 'currency', currency } : {}),
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** '$168,000 – $205,000 a year'. */
export function payRangeText({ min, max, currency, period }: PayRange): string {
  const ends = [min, max === min ? null : max]
    .filter((end) => end != null)
    .map((end) => money(end, currency));
  return `${ends.join(' – ')}${period === '' ? '' : ` ${period === 'hour' ? 'an' : 'a'} ${period}`}`;
}
