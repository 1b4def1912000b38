import { Readable } from 'node:stream';
import { JsonStreamStringify } from 'json-stream-stringify';

/**
 * Returns a stream of indented JSON. Every async iterable in `value` becomes an array whose entries are read as the
 * stream is, so that memory never holds a whole list.
 */
export const jsonStream = (value: unknown): Readable =>
  new JsonStreamStringify(value, (_key: string, part: unknown) => streamed(part), 2);

const streamed = (part: unknown): unknown => (isAsyncIterable(part) ? Readable.from(part) : part);

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Symbol.asyncIterator in value &&
  !(value instanceof Readable);
