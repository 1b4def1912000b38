import { isObject } from '../runtime/plain.ts';

/** A DynamoDB value as APPSYNC_JS writes it: numbers are numbers, null is `{ NULL: null }` (recorded AWS answers). */
export type TypedValue = Readonly<Record<string, unknown>>;

/** util.dynamodb.toDynamoDB. */
export function toDynamoDB(value: unknown): TypedValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: value };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toDynamoDB) };
  if (isObject(value)) return { M: mapValues(value, toDynamoDB) };
  return { NULL: null };
}

/** The properties of an object as typed values, by `convert`. Undefined properties are left out. */
export function mapValues(
  value: Readonly<Record<string, unknown>>,
  convert: (value: unknown) => TypedValue,
): Record<string, TypedValue> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, convert(inner)]])),
  );
}

/** A function that gives null for nothing and a typed value otherwise. */
const typed = (type: string) => (value?: unknown) => (value == null ? null : { [type]: value });

function s3Object(key: string, bucket: string, region: string, version?: string) {
  return {
    S: JSON.stringify({ s3: { key, bucket, region, ...(version === undefined ? {} : { version }) } }),
  };
}

/** util.dynamodb. */
export const typedValueUtil = {
  toDynamoDB,
  toString: typed('S'),
  toStringSet: typed('SS'),
  toNumber: typed('N'),
  toNumberSet: typed('NS'),
  toBinary: typed('B'),
  toBinarySet: typed('BS'),
  toBoolean: typed('BOOL'),
  toNull: () => ({ NULL: null }),
  toList: (value?: unknown) => (Array.isArray(value) ? toDynamoDB(value) : null),
  toMap: (value?: unknown) => (isObject(value) ? toDynamoDB(value) : null),
  toMapValues: (value?: unknown) => (isObject(value) ? mapValues(value, toDynamoDB) : null),
  toS3Object: s3Object,
  fromS3ObjectJson: (text: string) => JSON.parse(text).s3,
};
