import type { PayRange } from './pay.ts';

const SHOWN = 2;
/** What a card says where the employer says nothing. */
const NO_PAY = 'Not provided';

function money(value: number, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style = currency === '' ? {} : { style: 'currency' as const, currency };
  return new Intl.NumberFormat('en-US', { ...format, ...style }).format(value);
}

/** One range: '$168,000 – $205,000', '$40 – $55 per hour', 'From €50,000'; a yearly period goes without saying. */
function rangeLine({ min, max, currency, period }: PayRange): string {
  const low = min === null ? '' : money(min, currency);
  const high = max === null ? '' : money(max, currency);
  const span =
    low === '' ? `Up to ${high}` : high === '' ? `From ${low}` : low === high ? low : `${low} – ${high}`;
  return period === '' || period === 'year' ? span : `${span} per ${period}`;
}

/** The pay as one line; several ranges stay apart: the first two, and how many more. 'Not provided' without any. */
export function compensationLine(ranges: readonly PayRange[]): string {
  const lines = [...new Set(ranges.map(rangeLine))];
  if (lines.length === 0) return NO_PAY;
  const more = lines.length - SHOWN;
  const shown = lines.slice(0, SHOWN).join('; ');
  return more > 0 ? `${shown} and ${more} more ${more === 1 ? 'range' : 'ranges'}` : shown;
}
