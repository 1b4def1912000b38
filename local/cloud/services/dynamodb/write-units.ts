import { z } from 'zod';
import type { transactItems } from './item-calls.ts';

const attributes = z.record(z.string(), z.unknown());

const textBytes = (characters: string) => Buffer.byteLength(characters);
const binaryBytes = (base64: string) => Buffer.byteLength(base64, 'base64');
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** About 1 byte for two significant digits, and 1 more; trailing and leading zeros are free. */
function numberBytes(digits: string): number {
  const significant = digits
    .replace(/[eE].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
  return Math.ceil(significant.length / 2) + 1 + (digits.startsWith('-') ? 1 : 0);
}

/** Size in bytes: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html */
export function itemSize(item: Record<string, unknown>): number {
  return sum(Object.entries(item).map(([name, value]) => textBytes(name) + valueSize(value)));
}

/** An attribute value is an object with one field, named by its type. Anything else counts as BOOL and NULL do. */
function valueSize(value: unknown): number {
  const [[type, data] = []] = Object.entries(value ?? {});
  if (typeof data === 'string') {
    if (type === 'N') return numberBytes(data);
    return type === 'B' ? binaryBytes(data) : textBytes(data);
  }
  if (Array.isArray(data) && type === 'L') return 3 + sum(data.map((element) => 1 + valueSize(element)));
  if (Array.isArray(data)) return sum(data.map((element) => valueSize({ [`${type}`.charAt(0)]: element })));
  if (type !== 'M') return 1;
  const fields = attributes.parse(data);
  return 3 + itemSize(fields) + Object.keys(fields).length;
}

/** The write units of an item of this size outside a transaction. */
export const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024));

/**
 * The write units that a transaction consumes on one table: twice the size of each item in whole KB. DynamoDB Local
 * reports four times the sum of the *distinct* sizes (two items of 1 KB: 4, of 3 and 1 KB: 16). Puts are known from the
 * request; for updates, deletes and checks the report gives an upper bound, which is exact when every item is below
 * 1 KB or only one size is unknown.
 */
export function transactionUnits(
  items: z.infer<typeof transactItems>,
  table: string,
  reported: number,
): number {
  const actions = items.flatMap((item) => Object.values(item)).filter(({ TableName }) => TableName === table);
  const known = actions.flatMap(({ Item }) => (Item ? [writeUnits(itemSize(Item))] : []));
  const unknownCount = actions.length - known.length;
  const distinct = sum([...new Set(known)]);
  const unexplained = Math.ceil(Math.max(reported / 4 - distinct, 0));
  const bound = unexplained > 0 ? unexplained : Math.max(1, ...known);
  const total = sum(known) + (unknownCount > 0 ? unknownCount * bound : unexplained);
  return 2 * total;
}
