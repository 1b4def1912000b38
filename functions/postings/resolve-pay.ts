import type { Place } from '../places/place.ts';
import { extractPay, payInText } from './extract-pay.ts';
import { isOnTarget, normalizePay, ON_TARGET_LABEL, type PayRange } from './pay.ts';
import type { StatedPay } from './posting.ts';

const isSameRange = (one: PayRange, other: PayRange): boolean =>
  one.min === other.min && one.max === other.max && one.currency === other.currency;

/**
 * Returns the pay that the board's fields state, or else the pay in the description. A field may hold what
 * the description calls on-target earnings.
 */
export function resolvePay(
  stated: readonly StatedPay[],
  lines: readonly string[],
  places: readonly Place[],
): PayRange[] {
  const ranges = normalizePay(stated);
  if (ranges.length === 0) return extractPay(lines, places);
  const onTarget = payInText(lines, places).filter(({ label }) => isOnTarget(label));
  return ranges.map((range) =>
    range.label === '' && onTarget.some((earnings) => isSameRange(range, earnings))
      ? { ...range, label: ON_TARGET_LABEL }
      : range,
  );
}
