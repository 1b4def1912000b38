import { ACCOUNT } from '../../gateway/arn.ts';
import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsRequest, AwsResponse, Service } from '../../gateway/service.ts';
import type { Fauxqs } from '../fauxqs.ts';
import { sameFor, serviceOf } from '../operations.ts';
import { inAwsWords, noSuchKey, preconditionFailed } from './aws-messages.ts';
import { type CurrentObject, conditionsIn, evaluate } from './conditions.ts';
import { type ObjectEvent, readObjectEvent } from './object-events.ts';

/** Operations that fauxqs implements completely. */
const FORWARDED = ['AbortMultipartUpload', 'DeleteObject', 'HeadBucket', 'ListBuckets', 'UploadPart'];

/**
 * Forwards calls to fauxqs, and adds conditions, the parameters of presigned URLs, and S3's own words for errors. Calls
 * `onObject` for each object that is created or removed.
 */
export function createS3Service(
  { upstream }: Pick<Fauxqs, 'upstream'>,
  onObject: (event: ObjectEvent) => void = () => {},
): Service {
  /** The object's entity tag when a multipart upload to its key began; null if there was no object. */
  const uploads = new Map<string, string | null>();
  const forward: Service = async (request) => {
    const response = inAwsWords(await upstream.forward(request));
    const event = await readObjectEvent(request, response, upstream);
    if (event) onObject(event);
    return response;
  };
  const currentObject = async (request: AwsRequest, path = request.path): Promise<CurrentObject | null> => {
    const head = {
      ...request,
      method: 'HEAD',
      headers: {},
      body: Buffer.alloc(0),
      query: new URLSearchParams(),
    };
    const { status, headers } = await upstream.forward(head, { path });
    const { etag = '', 'last-modified': modified = '' } = headers;
    return status === 200 ? { etag, lastModified: Date.parse(modified) } : null;
  };
  const read: Service = async (request) => {
    const conditions = conditionsIn(request.headers);
    const object = conditions ? await currentObject(request) : null;
    const outcome = conditions && object ? evaluate(conditions, object) : 'read';
    if (outcome === 'failed')
      throw preconditionFailed(conditions?.match ? 'If-Match' : 'If-Unmodified-Since');
    if (outcome === 'unmodified' && object) return { status: 304, headers: { etag: object.etag }, body: '' };
    return forward({ ...request, headers: withoutConditions(request.headers) });
  };
  const checkWrite = async (request: AwsRequest): Promise<CurrentObject | null> => {
    const conditions = conditionsIn(request.headers);
    if (!conditions) return null;
    const object = await currentObject(request);
    if (conditions.noneMatch === '*' && object) throw preconditionFailed('If-None-Match');
    if (conditions.match === undefined) return object;
    if (!object) throw noSuchKey();
    if (evaluate(conditions, object) === 'failed') throw preconditionFailed('If-Match');
    return object;
  };
  const write: Service = async (request) => {
    await checkWrite(request);
    return forward(withSignedHeaders(request));
  };
  const operations: Readonly<Record<string, Service>> = {
    ...sameFor(FORWARDED, forward),
    HeadObject: read,
    GetObject: async (request) => {
      const part = request.query.get('partNumber');
      const response = await read(request);
      if (part !== null && part !== '1' && response.status === 200)
        throw new AwsError(416, 'InvalidPartNumber', 'The requested partnumber is not satisfiable');
      return withOverriddenHeaders(request, response);
    },
    PutObject: write,
    async CopyObject(request) {
      const conditions = conditionsIn(request.headers, 'x-amz-copy-source-');
      const source = String(request.headers['x-amz-copy-source']).replace(/^\/?/, '/');
      const object = conditions && (await currentObject(request, source));
      if (conditions && object && evaluate(conditions, object) !== 'read')
        throw preconditionFailed('x-amz-copy-source');
      return write(request);
    },
    async CreateMultipartUpload(request) {
      const before = await currentObject(request);
      const response = await forward(request);
      const id = /<UploadId>([^<]+)/.exec(response.body.toString())?.[1];
      if (id !== undefined) uploads.set(id, before?.etag ?? null);
      return response;
    },
    async CompleteMultipartUpload(request) {
      const object = await checkWrite(request);
      const id = request.query.get('uploadId') ?? '';
      const before = uploads.get(id);
      if (request.headers['if-match'] !== undefined && before !== undefined && before !== object?.etag)
        throw new AwsError(
          409,
          'ConditionalRequestConflict',
          'The conditional request cannot succeed due to a conflicting operation against this resource.',
        );
      const response = await forward(request);
      uploads.delete(id);
      return response;
    },
    async ListObjectsV2(request) {
      const token = request.query.get('continuation-token');
      if (token !== null && Buffer.from(token, 'base64').toString('base64') !== token)
        throw new AwsError(400, 'InvalidArgument', 'The continuation token provided is incorrect');
      return forward(request);
    },
  };
  const serve = serviceOf('S3', operations);
  return async (request) => {
    const owner = request.headers['x-amz-expected-bucket-owner'];
    if (owner !== undefined && owner !== ACCOUNT) throw new AwsError(403, 'AccessDenied', 'Access Denied');
    return serve(request);
  };
}

const CONDITIONS = /^if-(none-)?match$|^if-(un)?modified-since$/;

/** Fauxqs would check them again, and knows no entity tags without quotes. */
const withoutConditions = (headers: AwsRequest['headers']): AwsRequest['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONDITIONS.test(name)));

/** A presigned URL may carry x-amz-* headers in its query. */
function withSignedHeaders(request: AwsRequest): AwsRequest {
  const signed = [...request.query].filter(([name]) => /^x-amz-(meta-|checksum-)/i.test(name));
  return { ...request, headers: { ...request.headers, ...Object.fromEntries(signed) } };
}

/**
 * "Overriding response header values through the request":
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
function withOverriddenHeaders({ query }: AwsRequest, response: AwsResponse): AwsResponse {
  if (response.status >= 300) return response;
  const overrides = [...query].flatMap(([name, value]) => {
    const [, header] = /^response-(content-\w+|cache-control|expires)$/i.exec(name) ?? [];
    return header ? [[header.toLowerCase(), value]] : [];
  });
  return { ...response, headers: { ...response.headers, ...Object.fromEntries(overrides) } };
}
