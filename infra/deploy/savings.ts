import type { SiteClaims } from '../house/built-site.ts';

const MONTHS = 12;

/** '$4.63' in cents; rounded, because 4.63 has no exact binary form. */
const centsOf = (price: string): number => Math.round(Number(price.replace(/[^\d.]/g, '')) * 100);

/**
 * Whether a year's price saves at least the percentage that its label names. A label that names none claims nothing
 * that could be checked.
 */
export function isTrueSaving({ monthly, annual, annualLabel }: SiteClaims['price']): boolean {
  const [, percent] = /(\d+(?:\.\d+)?)\s*%/.exec(annualLabel) ?? [];
  if (percent === undefined) return true;
  const year = MONTHS * centsOf(monthly);
  return (100 * (year - centsOf(annual))) / year >= Number(percent);
}
