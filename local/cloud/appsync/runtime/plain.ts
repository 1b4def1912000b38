/** An object with string keys, of whatever realm. */
export type PlainObject = Record<string, unknown>;

/** Whether a value is an object and no array; objects of a resolver's realm count. */
export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Copies a value out of a resolver's realm, as JSON would carry it: functions and undefined properties are left out,
 * undefined elements become null. Static functions only: those of a realm's own lists would give lists of the realm.
 * An undefined value itself stays undefined.
 */
export function plain(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (Array.isArray(value)) return Array.from(value, (element) => plain(element) ?? null);
  if (!isObject(value)) return value;
  const copies = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
  return Object.fromEntries(copies.filter(([, copy]) => copy !== undefined));
}
