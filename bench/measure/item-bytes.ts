/**
 * Returns an item's size in bytes by DynamoDB's rules ("Item sizes and formats" in its developer guide):
 * UTF-8 for names and strings, two digits per byte plus one for numbers, one byte for booleans and null, the
 * length of binary values, and three bytes plus one per element for lists and maps.
 */
export const itemBytes = (item: object): number =>
  Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).replaceAll(/\D|^0+|0+$/g, '').length / 2) + 1;
  if (value === null || typeof value === 'boolean') return 1;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (Array.isArray(value)) return value.reduce((sum: number, one: unknown) => sum + valueBytes(one) + 1, 3);
  return itemBytes(Object(value)) + Object.keys(Object(value)).length + 3;
}

/** Returns the read units of an eventually consistent read: 0.5 for each started 4 KB. */
export const readUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 4096)) / 2;

/**
 * Returns the write units of a transaction that puts items: two for each started KB of each item
 * ("Transactional read/write operations" in DynamoDB's developer guide). DynamoDB Local reports other
 * figures: 4 for one small item, 12 for one of 3 KB.
 */
export const transactionUnits = (items: readonly object[]): number =>
  items.reduce((sum, item) => sum + 2 * Math.ceil(itemBytes(item) / 1024), 0);
