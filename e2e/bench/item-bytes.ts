/**
 * An item's size as DynamoDB counts it ("Item sizes and formats" in its developer guide): names and texts in UTF-8,
 * numbers two digits a byte and one more, without zeros at their ends, one byte for true, false and null, three for a
 * list or map and one for each of its parts.
 */
export const itemBytes = (item: object): number =>
  Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).replaceAll(/\D|^0+|0+$/g, '').length / 2) + 1;
  if (value === null || typeof value === 'boolean') return 1;
  if (Array.isArray(value)) return value.reduce((sum: number, one: unknown) => sum + valueBytes(one) + 1, 3);
  return itemBytes(Object(value)) + Object.keys(Object(value)).length + 3;
}

/** Units of an eventually consistent read of so many bytes: half a unit for each 4 KB begun. */
export const readUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 4096)) / 2;
