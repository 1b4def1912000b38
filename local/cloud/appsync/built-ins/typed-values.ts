import { isObject } from '../runtime/plain-object.ts';

/** A DynamoDB value in APPSYNC_JS: numbers are numbers, null is `{ NULL: null }` (recorded on AWS). */
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

/** Converts the properties of an object, except undefined ones. */
export function mapValues(
  value: Readonly<Record<string, unknown>>,
  convert: (value: unknown) => TypedValue,
): Record<string, TypedValue> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, convert(inner)]])),
  );
}

const typedAs = (type: string) => (value?: unknown) => (value == null ? null : { [type]: value });

function s3Object(key: string, bucket: string, region: string, version?: string) {
  return {
    S: JSON.stringify({ s3: { key, bucket, region, ...(version === undefined ? {} : { version }) } }),
  };
}

/** util.dynamodb. */
export const typedValueUtil = {
  toDynamoDB,
  toString: typedAs('S'),
  toStringSet: typedAs('SS'),
  toNumber: typedAs('N'),
  toNumberSet: typedAs('NS'),
  toBinary: typedAs('B'),
  toBinarySet: typedAs('BS'),
  toBoolean: typedAs('BOOL'),
  toNull: () => ({ NULL: null }),
  toList: (value?: unknown) => (Array.isArray(value) ? toDynamoDB(value) : null),
  toMap: (value?: unknown) => (isObject(value) ? toDynamoDB(value) : null),
  toMapValues: (value?: unknown) => (isObject(value) ? mapValues(value, toDynamoDB) : null),
  toS3Object: s3Object,
  fromS3ObjectJson: (text: string) => JSON.parse(text).s3,
};
