import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsRequest, AwsResponse, Service } from '../../gateway/service.ts';
import type { Fauxqs } from '../fauxqs.ts';
import { sameFor, serviceOf } from '../operations.ts';
import { type ObjectEvent, readObjectEvent } from './object-events.ts';

/** Operations that fauxqs implements completely. */
const FORWARDED = [
  'AbortMultipartUpload',
  'CompleteMultipartUpload',
  'CopyObject',
  'CreateMultipartUpload',
  'DeleteObject',
  'HeadBucket',
  'HeadObject',
  'ListBuckets',
  'ListObjectsV2',
  'UploadPart',
];

/**
 * Forwards calls to fauxqs, and adds conditional writes and the parameters of presigned URLs. Calls `onObject` for each
 * object that is created or removed.
 */
export function createS3Service(
  { upstream }: Pick<Fauxqs, 'upstream'>,
  onObject: (event: ObjectEvent) => void = () => {},
): Service {
  const forward: Service = async (request) => {
    const response = await upstream.forward(request);
    const event = await readObjectEvent(request, response, upstream);
    if (event) onObject(event);
    return response;
  };
  return serviceOf('S3', {
    ...sameFor(FORWARDED, forward),
    GetObject: async (request) => withOverriddenHeaders(request, await forward(request)),
    async PutObject(request) {
      if (request.headers['if-none-match'] === '*') {
        const existing = await upstream.forward({ ...request, method: 'HEAD', body: Buffer.alloc(0) });
        if (existing.status === 200) {
          const message = 'At least one of the pre-conditions you specified did not hold';
          throw new AwsError(412, 'PreconditionFailed', message, { Condition: 'If-None-Match' });
        }
      }
      return forward(withSignedHeaders(request));
    },
  });
}

/** A presigned URL may carry x-amz-* headers in its query. */
function withSignedHeaders(request: AwsRequest): AwsRequest {
  const signed = [...request.query].filter(([name]) => /^x-amz-(meta-|checksum-)/i.test(name));
  return { ...request, headers: { ...request.headers, ...Object.fromEntries(signed) } };
}

/** "Overriding response header values through the request": https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html */
function withOverriddenHeaders({ query }: AwsRequest, response: AwsResponse): AwsResponse {
  if (response.status >= 300) return response;
  const overrides = [...query].flatMap(([name, value]) => {
    const [, header] = /^response-(content-\w+|cache-control|expires)$/i.exec(name) ?? [];
    return header ? [[header.toLowerCase(), value]] : [];
  });
  return { ...response, headers: { ...response.headers, ...Object.fromEntries(overrides) } };
}
