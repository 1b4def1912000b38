import { z } from 'zod';

type Attributes = Record<string, unknown>;

const value = z.union([
  z.object({ S: z.string() }),
  z.object({ N: z.string() }),
  z.object({ B: z.string() }),
  z.object({ SS: z.array(z.string()) }),
  z.object({ NS: z.array(z.string()) }),
  z.object({ BS: z.array(z.string()) }),
  z.object({ L: z.array(z.unknown()) }),
  z.object({ M: z.record(z.string(), z.unknown()) }),
]);

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
export function itemSize(item: Attributes): number {
  return sum(Object.entries(item).map(([name, content]) => text(name) + valueSize(content)));
}

function valueSize(content: unknown): number {
  const parsed = value.safeParse(content);
  if (!parsed.success) return 1;
  const { data } = parsed;
  if ('S' in data) return text(data.S);
  if ('N' in data) return number(data.N);
  if ('B' in data) return binary(data.B);
  if ('SS' in data) return sum(data.SS.map(text));
  if ('NS' in data) return sum(data.NS.map(number));
  if ('BS' in data) return sum(data.BS.map(binary));
  if ('L' in data) return 3 + sum(data.L.map((element) => 1 + valueSize(element)));
  return 3 + itemSize(data.M) + Object.keys(data.M).length;
}
