import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { mappingError } from '../../field-error.ts';
import { isObject, type PlainObject } from '../../runtime/plain-object.ts';

export type Item = Record<string, AttributeValue>;

const kindOf = (value: unknown) =>
  (value === null || value === undefined
    ? 'NULL'
    : Array.isArray(value)
      ? 'ARRAY'
      : typeof value
  ).toUpperCase();

const toBytes = (value: unknown) => new Uint8Array(Buffer.from(String(value), 'base64'));
const toStrings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Converts AppSync's typed value (with numbers, `{ NULL: null }` and base64) to the SDK's. */
export function toAttribute(value: unknown, place: string): AttributeValue {
  if (!isObject(value)) {
    throw mappingError(
      `Expected JSON object for attribute value '${place}' but got a '${kindOf(value)}' instead.`,
    );
  }
  const [type, ...others] = Object.keys(value);
  const content = type === undefined ? undefined : value[type];
  if (type === undefined || others.length > 0) {
    throw mappingError(`Expected one typed value at '${place}' but got ${others.length + (type ? 1 : 0)}.`);
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
      return { B: toBytes(content) };
    case 'SS':
      return { SS: toStrings(content) };
    case 'NS':
      return { NS: toStrings(content) };
    case 'BS':
      return { BS: toStrings(content).map(toBytes) };
    case 'L':
      return {
        L: Array.isArray(content)
          ? content.map((one, index) => toAttribute(one, `${place}[L][${index}]`))
          : [],
      };
    case 'M':
      return { M: toItem(isObject(content) ? content : {}, `${place}[M]`) };
    default:
      throw mappingError(`Unsupported element '${place}[${type}]'.`);
  }
}

/** `place` is the path in the request, for errors. */
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

/** Converts an item to the plain JSON of ctx.result, with sets as lists and binary in base64. */
export const fromItem = (item: Item | undefined): unknown =>
  item === undefined ? null : toJson(unmarshall(item, { wrapNumbers: (text) => Number(text) }));
