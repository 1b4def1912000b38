import type { PayBand } from './employer.ts';

/** A yearly salary, in thousands. */
export function yearly(min: number, max: number, currency = 'USD', title = 'Annual salary range'): PayBand[] {
  return [{ title, min: min * 1000, max: max * 1000, currency }];
}

/** An hourly rate, in units. */
export function hourly(min: number, max: number, currency = 'USD'): PayBand[] {
  return [{ title: 'Hourly rate', min, max, currency }];
}

/** Yearly salaries by zone, in thousands of US dollars: the first is Zone A. */
export function zones(...ranges: readonly (readonly [number, number])[]): PayBand[] {
  return ranges.flatMap(([min, max], index) => yearly(min, max, 'USD', `Zone ${'ABC'.charAt(index)}`));
}
