import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import type { AwsResponse } from '../../gateway/aws-response.ts';
import type { Service } from '../../gateway/service.ts';
import type { Fauxqs } from '../fauxqs.ts';
import { type ObjectEvent, objectEventOf } from './object-events.ts';

/** Operations that fauxqs would mistake for others. */
const NOT_PLAYED =
  /^(Get|Put|Delete)(ObjectTagging|ObjectAcl|Bucket(Cors|Encryption|Policy|Tagging|Versioning))$/;

const LOCATION = '<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/"/>';

/**
 * Passes S3's calls on, and does what fauxqs leaves undone: conditional writes, what a presigned URL says in its
 * query, and word of what became of objects, to `onObject`.
 */
export function s3Service(
  { upstream }: Pick<Fauxqs, 'upstream'>,
  onObject: (event: ObjectEvent) => void = () => {},
): Service {
  return async (request) => {
    const { action } = request;
    if (NOT_PLAYED.test(action) || action === 'Unknown') {
      throw new AwsError(501, 'NotImplemented', `The local cloud does not play ${action} of S3.`);
    }
    if (action === 'GetBucketLocation') {
      return { status: 200, headers: { 'content-type': 'application/xml' }, body: LOCATION };
    }
    if (action === 'PutObject' && request.headers['if-none-match'] === '*') {
      const present = await upstream.forward({ ...request, method: 'HEAD', body: Buffer.alloc(0) });
      if (present.status === 200) {
        const message = 'At least one of the pre-conditions you specified did not hold';
        throw new AwsError(412, 'PreconditionFailed', message, { Condition: 'If-None-Match' });
      }
    }
    const response = await upstream.forward(withSignedHeaders(request));
    const event = await objectEventOf(request, response, upstream);
    if (event) onObject(event);
    return action === 'GetObject' ? withAskedHeaders(request, response) : response;
  };
}

/** A presigned URL may carry x-amz-* headers in its query. */
function withSignedHeaders(request: AwsRequest): AwsRequest {
  const carried = [...request.query].filter(([name]) => /^x-amz-(meta-|checksum-)/i.test(name));
  return { ...request, headers: { ...request.headers, ...Object.fromEntries(carried) } };
}

/** "Overriding response header values through the request": https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html */
function withAskedHeaders({ query }: AwsRequest, response: AwsResponse): AwsResponse {
  if (response.status >= 300) return response;
  const asked = [...query].flatMap(([name, value]) => {
    const [, header] = /^response-(content-\w+|cache-control|expires)$/i.exec(name) ?? [];
    return header ? [[header.toLowerCase(), value]] : [];
  });
  return { ...response, headers: { ...response.headers, ...Object.fromEntries(asked) } };
}
