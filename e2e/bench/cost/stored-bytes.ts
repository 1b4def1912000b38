import { itemBytes } from '../item-bytes.ts';

/** Returns an item's size in bytes as DynamoDB counts it, including binary attributes. */
export function storedBytes(item: object): number {
  const entries = Object.entries(item);
  const plain = entries.filter(([, value]) => !ArrayBuffer.isView(value));
  const binary = entries.reduce(
    (sum, [name, value]) => sum + (ArrayBuffer.isView(value) ? name.length + value.byteLength : 0),
    0,
  );
  return itemBytes(Object.fromEntries(plain)) + binary;
}

/**
 * Returns the write units of a transaction that puts items: two for each started KB of each item
 * ("Transactional read/write operations" in DynamoDB's developer guide). DynamoDB Local reports other
 * figures: 4 for one small item, 12 for one of 3 KB.
 */
export const transactionUnits = (items: readonly object[]): number =>
  items.reduce((sum, item) => sum + 2 * Math.ceil(storedBytes(item) / 1024), 0);
