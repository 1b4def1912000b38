import { createHash } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';

/** A row of the table, as DynamoDB writes its attributes. */
export type Row = Record<string, AttributeValue>;

const KeyText = z.tuple([z.string(), z.string()]);
const Key = z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });

/** The key of a row in one text: '["ALERT#…","…"]'. Throws if the row has none: then it is not of this table. */
export function keyOf(row: unknown): string {
  const { pk, sk } = Key.parse(row);
  return JSON.stringify([pk.S, sk.S]);
}

/** The key as DynamoDB writes it. */
export function attributesOf(key: string): Row {
  const [pk, sk] = KeyText.parse(JSON.parse(key));
  return { pk: { S: pk }, sk: { S: sk } };
}

/** The entity a key begins with: 'ALERT'. */
export const entityOf = (key: string): string => key.slice('["'.length).split('#')[0] ?? '';

/** Sets have no order, and objects none that matters: written in one order, equal rows are equal texts. */
function ordered(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, isSet(name, inner) ? inner.map(ordered).toSorted() : ordered(inner)]),
  );
}

const isSet = (name: string, value: unknown): value is unknown[] =>
  /^[SNB]S$/.test(name) && Array.isArray(value);

/** A row as a line of a backup. Equal rows give equal lines. */
export const lineOf = (row: Row): string => JSON.stringify(ordered(row));

/** Returns the row of a line. Throws if the line is no row. */
export function rowOf(line: string): Row {
  const row: unknown = JSON.parse(line, revive);
  keyOf(row);
  // It was written by lineOf, and its key has just been checked.
  return row as Row;
}

/** Base64 becomes bytes again where the name of the type says so. */
function revive(this: unknown, name: string, value: unknown): unknown {
  const alone = typeof this === 'object' && this !== null && Object.keys(this).length === 1;
  if (alone && name === 'B' && typeof value === 'string')
    return Uint8Array.from(Buffer.from(value, 'base64'));
  if (alone && name === 'BS' && Array.isArray(value))
    return value.map((text) => Uint8Array.from(Buffer.from(String(text), 'base64')));
  return value;
}

/** SHA-256 of a text, in hexadecimal digits. */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
