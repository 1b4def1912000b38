import { AwsError } from './aws-error.ts';
import { isEncoded } from './decode-uri.ts';

/** The parts of a REST request that determine its operation. */
interface RestRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Splits a path-style S3 path into its decoded bucket and key, each null if it is missing. Throws InvalidURI
 * for malformed percent escapes.
 */
export function bucketAndKey(path: string): { bucket: string | null; key: string | null } {
  if (!isEncoded(path)) throw new AwsError(400, 'InvalidURI', "Couldn't parse the specified URI.");
  const [, bucket, key] = /^\/([^/]*)(?:\/(.*))?$/s.exec(path) ?? [];
  return { bucket: bucket ? decodeURIComponent(bucket) : null, key: key ? decodeURIComponent(key) : null };
}

const ROUTES: readonly [service: string, method: string, path: RegExp, action: string][] = [
  ['ses', 'POST', /^\/v2\/email\/outbound-emails$/, 'SendEmail'],
  ['ses', 'GET', /^\/v2\/email\/account$/, 'GetAccount'],
  ['ses', 'GET', /^\/v2\/email\/identities\/[^/]+$/, 'GetEmailIdentity'],
  ['lambda', 'POST', /^\/2015-03-31\/functions\/[^/]+\/invocations$/, 'Invoke'],
  ['lambda', 'GET', /^\/2016-08-19\/account-settings$/, 'GetAccountSettings'],
  ['lambda', 'GET', /^\/2015-03-31\/event-source-mappings$/, 'ListEventSourceMappings'],
  ['scheduler', 'POST', /^\/schedules\/[^/]+$/, 'CreateSchedule'],
  ['scheduler', 'PUT', /^\/schedules\/[^/]+$/, 'UpdateSchedule'],
  ['cloudfront', 'GET', /^\/2020-05-31\/distribution$/, 'ListDistributions'],
  ['appsync', 'GET', /^\/v1\/apis\/[^/]+\/apikeys$/, 'ListApiKeys'],
  ['appsync', 'POST', /^\/v1\/apis\/[^/]+\/apikeys\/[^/]+$/, 'UpdateApiKey'],
];

/** Returns the operation of a REST service's request, or null if the emulator does not support it. */
export function restAction(service: string, request: RestRequest): string | null {
  if (service === 's3') return s3Action(request);
  const path = request.path.replace(/\/$/, '');
  const route = ROUTES.find(
    ([name, method, pattern]) => name === service && method === request.method && pattern.test(path),
  );
  return route?.[3] ?? null;
}

/** Any other parameter, such as `?acl`, means an unsupported operation. */
const S3_PARAMETERS =
  /^(x-id|x-amz-.*|response-.*|uploads|uploadId|partNumber|list-type|prefix|delimiter|continuation-token|start-after|max-keys|encoding-type|fetch-owner)$/i;

/** Ignores x-id, because a caller can set it to anything. */
function s3Action({ method, path, query, headers }: RestRequest): string | null {
  if (![...query.keys()].every((name) => S3_PARAMETERS.test(name))) return null;
  const { bucket, key } = bucketAndKey(path);
  if (bucket === null) return method === 'GET' ? 'ListBuckets' : null;
  if (key === null) return bucketAction(method, query);
  if (query.has('uploads')) return method === 'POST' ? 'CreateMultipartUpload' : null;
  if (query.has('uploadId')) return uploadAction(method, headers);
  const isCopy = headers['x-amz-copy-source'] !== undefined;
  const actions: Readonly<Record<string, string>> = {
    PUT: isCopy ? 'CopyObject' : 'PutObject',
    GET: 'GetObject',
    HEAD: 'HeadObject',
    DELETE: 'DeleteObject',
  };
  return actions[method] ?? null;
}

function bucketAction(method: string, query: URLSearchParams): string | null {
  if (method === 'HEAD') return 'HeadBucket';
  return method === 'GET' && query.get('list-type') === '2' ? 'ListObjectsV2' : null;
}

function uploadAction(method: string, headers: RestRequest['headers']): string | null {
  if (method === 'PUT') return headers['x-amz-copy-source'] === undefined ? 'UploadPart' : null;
  if (method === 'POST') return 'CompleteMultipartUpload';
  return method === 'DELETE' ? 'AbortMultipartUpload' : null;
}
