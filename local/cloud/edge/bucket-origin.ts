import { decodeUri } from '../gateway/decode-uri.ts';
import type { S3Admin } from '../services/admin.ts';
import { type Origin, textResponse } from './exchange.ts';

const error = (status: number, code: string, message: string) =>
  textResponse(
    status,
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    'application/xml',
  );

/**
 * A bucket with origin access control. Like S3, answers 403 for a missing object unless CloudFront may also list the
 * bucket.
 */
export function bucketOrigin(
  s3: Pick<S3Admin, 'getObject'>,
  bucket: string,
  { mayRead, mayList }: { mayRead(key: string): boolean; mayList: boolean },
): Origin {
  return async ({ method, path, headers }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
    const key = decodeUri(path.slice(1));
    if (!mayRead(key)) return error(403, 'AccessDenied', 'Access Denied');
    const object = await s3.getObject(bucket, key);
    if (!object)
      return mayList
        ? error(404, 'NoSuchKey', 'The specified key does not exist.')
        : error(403, 'AccessDenied', 'Access Denied');
    const responseHeaders = {
      etag: object.etag,
      'last-modified': object.lastModified,
      ...object.headers,
      'content-type': object.contentType,
    };
    const tags = headers['if-none-match']?.split(/,\s*/).map((tag) => tag.replace(/^W\//, '')) ?? [];
    if (tags.includes(object.etag)) return { status: 304, headers: responseHeaders, body: Buffer.alloc(0) };
    return { status: 200, headers: responseHeaders, body: object.body };
  };
}
