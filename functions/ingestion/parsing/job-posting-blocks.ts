import { decodeHTML } from 'entities';
import type { Parser } from 'htmlparser2';
import { JSONRepairError, jsonrepair } from 'jsonrepair';
import { parseJson } from '../../platform/parse-json.ts';
import { undefinedOn } from '../../platform/undefined-on.ts';
import { parseMarkup } from '../../postings/parse-markup.ts';
import { MicrodataReader } from './job-posting-microdata.ts';
import { flightPart, flightRows } from './next-flight.ts';

/** A JSON-LD object. Its keys start with a lower-case letter and have no 'schema:' before them. */
export type LinkedData = Readonly<Record<string, unknown>>;

const MARK = /JobPosting/i;

const JOB_POSTING = /(?:^|[/:#])JobPosting$/i;

const MAX_DEPTH = 24;

/** In characters of a page. Repairs take quadratic time in the worst case: about a second for these. */
const MAX_REPAIRED = 50_000;

/**
 * Finds every schema.org JobPosting in a page: JSON-LD scripts, also those that Next.js streams, else microdata. Broken
 * JSON is repaired if possible, and skipped otherwise. Throws `TooDeep` for markup that is broken on purpose.
 */
export function findJobPostings(html: string): LinkedData[] {
  if (!MARK.test(html)) return [];
  const { blocks, flight, microdata } = readMarkup(html);
  const repair = limitedRepair(MAX_REPAIRED);
  const texts = [...blocks, ...flightRows(flight)].filter((text) => MARK.test(text));
  const found = texts.flatMap((text) => jobPostingsIn(parseBlock(text, repair), repair));
  return found.length > 0 ? found : microdata.flatMap((item) => jobPostingsIn(item, repair));
}

function readMarkup(html: string): { blocks: string[]; flight: string; microdata: LinkedData[] } {
  const blocks: string[] = [];
  let flight = '';
  let script: { readonly isJson: boolean; text: string } | undefined;
  const microdata = new MicrodataReader(html);
  let parser: Parser | undefined;
  parseMarkup(html, {
    onparserinit(created) {
      parser = created;
    },
    onopentag(name, attributes) {
      if (name === 'script') script = { isJson: /json/i.test(attributes['type'] ?? ''), text: '' };
      microdata.open(attributes, (parser?.endIndex ?? 0) + 1);
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(name) {
      microdata.close(parser?.startIndex ?? 0);
      if (name !== 'script' || !script) return;
      if (script.isJson) blocks.push(script.text);
      else flight += flightPart(script.text);
      script = undefined;
    },
  });
  return { blocks, flight, microdata: microdata.found };
}

type Repair = (json: string) => unknown;

/** Returns undefined for what cannot be repaired. */
function limitedRepair(limit: number): Repair {
  let left = limit;
  return (json) => {
    left -= json.length;
    if (left < 0) return undefined;
    return undefinedOn([JSONRepairError, SyntaxError], () => JSON.parse(jsonrepair(json)));
  };
}

const COMMENT_START = /^(?:\/\/|\/\*)?\s?<!(?:--|\[CDATA\[)(?:\s?\*\/)?/;
const COMMENT_END = /(?:\/\/|\/\*)?\s?(?:--|\]\])>(?:\s?\*\/)?$/;

/** Some sites escape the whole block as if it were text. */
const isEscaped = (text: string): boolean => /^[[{\s]*&(?:quot|#34|#x22);/i.test(text);

function parseBlock(text: string, repair: Repair): unknown {
  const bare = text.trim().replace(COMMENT_START, '').replace(COMMENT_END, '').trim().replace(/;$/, '');
  const json = isEscaped(bare) ? decodeHTML(bare) : bare;
  return parseJson(json) ?? repair(json);
}

/** Searches all nested values, and strings that hold JSON. */
function jobPostingsIn(value: unknown, repair: Repair, depth = 0): LinkedData[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string')
    return /^\s*[[{]/.test(value) && MARK.test(value)
      ? jobPostingsIn(parseBlock(value, repair), repair, depth + 1)
      : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => jobPostingsIn(item, repair, depth + 1));
  if (isJobPosting(value)) return [withPlainKeys(value, depth)];
  return Object.values(value).flatMap((item) => jobPostingsIn(item, repair, depth + 1));
}

const isJobPosting = (value: object): boolean =>
  Object.entries(value)
    .flatMap(([key, types]: [string, unknown]) => (plainKey(key) === '@type' ? [types].flat() : []))
    .some((type) => typeof type === 'string' && JOB_POSTING.test(type));

/** 'Title' and 'schema:title' become 'title'. */
const plainKey = (key: string): string =>
  key
    .replace(/^(?:schema:|https?:\/\/schema\.org\/)/i, '')
    .replace(/^@?[A-Z]/, (start) => start.toLowerCase());

function withPlainKeys(value: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [plainKey(key), plainKeysIn(item, depth + 1)]),
  );
}

function plainKeysIn(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  return Array.isArray(value)
    ? value.map((item) => plainKeysIn(item, depth + 1))
    : withPlainKeys(value, depth);
}
