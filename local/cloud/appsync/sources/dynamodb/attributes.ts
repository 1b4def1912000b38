import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { mappingFault } from '../../faults.ts';
import { isObject, type PlainObject } from '../../runtime/plain.ts';

/** An item, or its key, as DynamoDB has it. */
export type Item = Record<string, AttributeValue>;

const kindOf = (value: unknown) =>
  (value === null || value === undefined
    ? 'NULL'
    : Array.isArray(value)
      ? 'ARRAY'
      : typeof value
  ).toUpperCase();

const bytes = (value: unknown) => new Uint8Array(Buffer.from(String(value), 'base64'));
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** One typed value as AppSync takes it (numbers as numbers, `{ NULL: null }`, binary in base64) as the SDK wants it. */
export function toAttribute(value: unknown, place: string): AttributeValue {
  if (!isObject(value)) {
    throw mappingFault(
      `Expected JSON object for attribute value '${place}' but got a '${kindOf(value)}' instead.`,
    );
  }
  const [type, ...others] = Object.keys(value);
  const content = type === undefined ? undefined : value[type];
  if (type === undefined || others.length > 0) {
    throw mappingFault(`Expected one typed value at '${place}' but got ${others.length + (type ? 1 : 0)}.`);
  }
  switch (type) {
    case 'S':
      return { S: String(content) };
    case 'N':
      return { N: String(content) };
    case 'BOOL':
      return { BOOL: content === true || content === 'true' };
    case 'NULL':
      return { NULL: true };
    case 'B':
      return { B: bytes(content) };
    case 'SS':
      return { SS: texts(content) };
    case 'NS':
      return { NS: texts(content) };
    case 'BS':
      return { BS: texts(content).map(bytes) };
    case 'L':
      return {
        L: Array.isArray(content)
          ? content.map((one, index) => toAttribute(one, `${place}[L][${index}]`))
          : [],
      };
    case 'M':
      return { M: toItem(isObject(content) ? content : {}, `${place}[M]`) };
    default:
      throw mappingFault(`Unsupported element '${place}[${type}]'.`);
  }
}

/** Typed values by attribute; `place` says where in the request they stand, for the fault. */
export const toItem = (values: PlainObject, place: string): Item =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toAttribute(value, `${place}[${name}]`)]),
  );

function toJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof Set) return [...value].map(toJson);
  if (Array.isArray(value)) return value.map(toJson);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  return value;
}

/** An item as ctx.result shows it: plain JSON, sets as lists, binary in base64; null for none. */
export const fromItem = (item: Item | undefined): unknown =>
  item === undefined ? null : toJson(unmarshall(item, { wrapNumbers: (text) => Number(text) }));
