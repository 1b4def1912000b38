/** An object with string keys, of any realm. */
export type PlainObject = Record<string, unknown>;

/** Whether a value is an object but not an array, in any realm. */
export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Copies a value out of a resolver's realm as JSON would: without functions and undefined properties, with null for
 * undefined elements. Uses static functions only, since methods of the realm's arrays return arrays of the realm.
 */
export function copyToHost(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (Array.isArray(value)) return Array.from(value, (element) => copyToHost(element) ?? null);
  if (!isObject(value)) return value;
  const copies = Object.entries(value).map(([key, inner]) => [key, copyToHost(inner)] as const);
  return Object.fromEntries(copies.filter(([, copy]) => copy !== undefined));
}
