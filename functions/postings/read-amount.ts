/** A grouped number uses one of these between its thousands, and '.' or ',' before its decimals. */
const GROUPED = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*(?:([.,])\d{1,2})?$/;
/** 12,00,000 rupees. */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,4}))?$/;

/** Currencies of countries that write decimals after a point, where '45.000' may be forty-five. */
const WITH_DECIMAL_POINT = /^(?:USD|CAD|AUD|NZD|SGD|HKD|GBP|INR|MXN|)$/;

/**
 * Returns the value of a number as the writer's country formats it: '120,000.50', '45.000' in euros,
 * "85'000", '18,40'. Null for what is no number, and for one that may mean two things, such as '45.000' in
 * dollars.
 */
export function readAmount(digits: string, currency: string): number | null {
  if (INDIAN.test(digits)) return Number(digits.replaceAll(',', ''));
  const grouped = GROUPED.exec(digits);
  if (grouped) {
    const [, separator, decimal] = grouped;
    if (separator === decimal) return null;
    const isLoneDot = separator === '.' && decimal === undefined && /^\d{1,3}\.\d{3}$/.test(digits);
    if (isLoneDot && WITH_DECIMAL_POINT.test(currency)) return null;
    const [whole = '', fraction = '0'] = decimal === undefined ? [digits] : digits.split(decimal);
    return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
  }
  const [, whole, fraction = '0'] = PLAIN.exec(digits) ?? [];
  return whole === undefined ? null : Number(`${whole}.${fraction}`);
}
