import { createHash } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';

/** A row in DynamoDB's attribute format. */
export type Row = Record<string, AttributeValue>;

const KeyText = z.tuple([z.string(), z.string()]);
const Key = z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });

/** Returns a row's key as one text: '["ALERT#…","…"]'. Throws if the row has no key. */
export function keyOf(row: unknown): string {
  const { pk, sk } = Key.parse(row);
  return JSON.stringify([pk.S, sk.S]);
}

/** Returns a key from `keyOf` in DynamoDB's attribute format. */
export function parseKey(key: string): Row {
  const [pk, sk] = KeyText.parse(JSON.parse(key));
  return { pk: { S: pk }, sk: { S: sk } };
}

/** Returns the entity's name: 'ALERT'. */
export const entityOf = (key: string): string => key.slice('["'.length).split('#')[0] ?? '';

/** Sorts sets and the attributes of objects, so that equal rows have equal texts. */
function canonicalize(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(canonicalize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [
        name,
        isSet(name, inner) ? inner.map(canonicalize).toSorted() : canonicalize(inner),
      ]),
  );
}

const isSet = (name: string, value: unknown): value is unknown[] =>
  /^[SNB]S$/.test(name) && Array.isArray(value);

/** Returns a row as a line of a backup. Equal rows have equal lines. */
export const serializeRow = (row: Row): string => JSON.stringify(canonicalize(row));

/** Parses a line of a backup. Throws if it is not a row. */
export function parseRow(line: string): Row {
  const row: unknown = JSON.parse(line, decodeBinary);
  keyOf(row);
  // serializeRow wrote it, and its key has just been validated.
  return row as Row;
}

/** Decodes the Base64 of binary attributes (types B and BS). */
function decodeBinary(this: unknown, name: string, value: unknown): unknown {
  const isAttribute = typeof this === 'object' && this !== null && Object.keys(this).length === 1;
  if (isAttribute && name === 'B' && typeof value === 'string')
    return Uint8Array.from(Buffer.from(value, 'base64'));
  if (isAttribute && name === 'BS' && Array.isArray(value))
    return value.map((text) => Uint8Array.from(Buffer.from(String(text), 'base64')));
  return value;
}

/** In hexadecimal digits. */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
