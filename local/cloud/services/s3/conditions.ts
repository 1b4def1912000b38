import type { IncomingHttpHeaders } from 'node:http';

/** The object that a condition is about; null if there is none. */
export interface CurrentObject {
  etag: string;
  /** Epoch milliseconds. */
  lastModified: number;
}

const unquoted = (etag: string) =>
  etag
    .trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1');

const names = (header: string | undefined, { etag }: CurrentObject) =>
  header?.split(',').some((one) => one.trim() === '*' || unquoted(one) === unquoted(etag));

/** Undefined for a header that is missing or no date. */
const time = (header: string | undefined) => {
  const at = Date.parse(header ?? '');
  return Number.isNaN(at) ? undefined : at;
};

interface Conditions {
  match: string | undefined;
  noneMatch: string | undefined;
  modifiedSince: string | undefined;
  unmodifiedSince: string | undefined;
}

/** Reads conditions from headers: of a read with the prefix '', of a copy's source with 'x-amz-copy-source-'. */
export function conditionsIn(headers: IncomingHttpHeaders, prefix = ''): Conditions | null {
  const header = (name: string) => {
    const value = headers[`${prefix}${name}`];
    return value === undefined ? undefined : String(value);
  };
  const conditions = {
    match: header('if-match'),
    noneMatch: header('if-none-match'),
    modifiedSince: header('if-modified-since'),
    unmodifiedSince: header('if-unmodified-since'),
  };
  return Object.values(conditions).some((value) => value !== undefined) ? conditions : null;
}

/**
 * Returns whether an object is to be read, is not modified, or breaks a condition. If-Match counts before
 * If-Unmodified-Since, and If-None-Match before If-Modified-Since.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-reads.html
 */
export function evaluate(conditions: Conditions, object: CurrentObject): 'read' | 'unmodified' | 'failed' {
  const { match, noneMatch } = conditions;
  const [unmodifiedSince, modifiedSince] = [time(conditions.unmodifiedSince), time(conditions.modifiedSince)];
  if (match !== undefined ? !names(match, object) : object.lastModified > (unmodifiedSince ?? Infinity))
    return 'failed';
  if (noneMatch !== undefined) return names(noneMatch, object) ? 'unmodified' : 'read';
  return modifiedSince !== undefined && object.lastModified <= modifiedSince ? 'unmodified' : 'read';
}
