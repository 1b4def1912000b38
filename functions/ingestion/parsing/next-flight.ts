import * as z from 'zod';
import { parseJson } from '../../platform/parse-json.ts';

/** `self.__next_f.push([1, "a part of the stream"])`, as React Server Components arrive in the HTML of Next.js. */
const PUSH_START = 'self.__next_f.push(';
const PUSH_END = ')';

function pushedJson(script: string): string {
  const call = script.trim().replace(/;$/, '').trimEnd();
  const isPush = call.startsWith(PUSH_START) && call.endsWith(PUSH_END);
  return isPush ? call.slice(PUSH_START.length, -PUSH_END.length) : 'null';
}

const Part = z
  .string()
  .transform((script): unknown => parseJson(pushedJson(script)))
  .pipe(z.tuple([z.literal(1), z.string()]).transform(([, part]) => part));

/** Returns the part of the stream that a script pushes, or '' if it pushes none. */
export const flightPart = (script: string): string => Part.safeParse(script).data ?? '';

/**
 * Splits a stream into the contents of its rows: 'id:T<length in hexadecimal bytes>,text' without a line
 * break after it, or 'id:<letters>JSON' up to a line break.
 */
export function flightRows(stream: string): string[] {
  const bytes = Buffer.from(stream);
  const rows: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const { start, end } = rowAt(bytes, at);
    rows.push(bytes.toString('utf8', start, end).replace(/^[A-Z]{1,2}(?=[[{"])/, ''));
    at = Math.max(end, at + 1);
  }
  return rows;
}

function rowAt(bytes: Buffer, at: number): { start: number; end: number } {
  const text = /^\s*[\da-f]*:T([\da-f]+),/.exec(bytes.toString('latin1', at, at + 40));
  if (text) {
    const start = at + text[0].length;
    return { start, end: start + Number.parseInt(text[1] ?? '', 16) };
  }
  const newline = bytes.indexOf('\n', at);
  const end = newline < 0 ? bytes.length : newline + 1;
  const colon = bytes.subarray(at, end).indexOf(':');
  return { start: at + colon + 1, end };
}
