import { z } from 'zod';

const attributes = z.record(z.string(), z.unknown());

const text = (characters: string) => Buffer.byteLength(characters);
const binary = (base64: string) => Buffer.byteLength(base64, 'base64');
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** About 1 byte for two significant digits, and 1 more; trailing and leading zeros are free. */
function number(digits: string): number {
  const significant = digits
    .replace(/[eE].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
  return Math.ceil(significant.length / 2) + 1 + (digits.startsWith('-') ? 1 : 0);
}

/** Bytes of an item as DynamoDB counts them: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html */
export function itemSize(item: Record<string, unknown>): number {
  return sum(Object.entries(item).map(([name, content]) => text(name) + valueSize(content)));
}

/** An attribute's value is an object of one field, named by its type; what is none counts as true or nothing does. */
function valueSize(content: unknown): number {
  const [[type, data] = []] = Object.entries(content ?? {});
  if (typeof data === 'string') return type === 'N' ? number(data) : type === 'B' ? binary(data) : text(data);
  if (Array.isArray(data) && type === 'L') return 3 + sum(data.map((element) => 1 + valueSize(element)));
  if (Array.isArray(data)) return sum(data.map((element) => valueSize({ [`${type}`.charAt(0)]: element })));
  if (type !== 'M') return 1;
  const fields = attributes.parse(data);
  return 3 + itemSize(fields) + Object.keys(fields).length;
}
