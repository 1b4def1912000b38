/** A request of a REST service, so far as its operation follows from it. */
export interface RestRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
}

/** Splits a path-style S3 path into bucket and key, decoded; both null where absent. */
export function bucketAndKey(path: string): { bucket: string | null; key: string | null } {
  const [, bucket, key] = /^\/([^/]*)(?:\/(.*))?$/s.exec(path) ?? [];
  return { bucket: bucket ? decodeURIComponent(bucket) : null, key: key ? decodeURIComponent(key) : null };
}

/** The S3 operation of a request: it follows from method, path, subresource and headers, never from x-id, which anybody may set. */
export function s3Action({ method, path, query, headers }: RestRequest): string {
  const { bucket, key } = bucketAndKey(path);
  if (!bucket) return 'ListBuckets';
  if (key === null) {
    if (method === 'POST') return query.has('delete') ? 'DeleteObjects' : 'PostObject';
    if (method === 'GET' && query.has('uploads')) return 'ListMultipartUploads';
    const subresource = BUCKET_SUBRESOURCES.find(([name]) => query.has(name));
    if (subresource) return `${VERBS[method]}${subresource[1]}`;
    if (method === 'GET') return query.get('list-type') === '2' ? 'ListObjectsV2' : 'ListObjects';
    return { HEAD: 'HeadBucket', PUT: 'CreateBucket', DELETE: 'DeleteBucket' }[method] ?? 'Unknown';
  }
  if (query.has('tagging')) return `${VERBS[method]}ObjectTagging`;
  if (query.has('acl')) return `${VERBS[method]}ObjectAcl`;
  if (method === 'POST') return query.has('uploads') ? 'CreateMultipartUpload' : 'CompleteMultipartUpload';
  if (method === 'PUT') {
    if (query.has('uploadId')) return headers['x-amz-copy-source'] ? 'UploadPartCopy' : 'UploadPart';
    return headers['x-amz-copy-source'] ? 'CopyObject' : 'PutObject';
  }
  if (method === 'DELETE') return query.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject';
  if (method === 'HEAD') return 'HeadObject';
  if (query.has('attributes')) return 'GetObjectAttributes';
  return query.has('uploadId') ? 'ListParts' : 'GetObject';
}

const VERBS: Record<string, string> = {
  GET: 'Get',
  PUT: 'Put',
  DELETE: 'Delete',
  HEAD: 'Head',
  POST: 'Post',
};

const BUCKET_SUBRESOURCES = [
  ['cors', 'BucketCors'],
  ['encryption', 'BucketEncryption'],
  ['lifecycle', 'BucketLifecycleConfiguration'],
  ['location', 'BucketLocation'],
  ['policy', 'BucketPolicy'],
  ['tagging', 'BucketTagging'],
  ['versioning', 'BucketVersioning'],
] as const;

const ROUTES: [service: string, method: string, path: RegExp, action: string][] = [
  ['ses', 'POST', /^\/v2\/email\/outbound-emails$/, 'SendEmail'],
  ['ses', 'GET', /^\/v2\/email\/account$/, 'GetAccount'],
  ['ses', 'GET', /^\/v2\/email\/identities\/[^/]+$/, 'GetEmailIdentity'],
  ['ses', 'GET', /^\/v2\/email\/suppression\/addresses\/[^/]+$/, 'GetSuppressedDestination'],
  ['ses', 'DELETE', /^\/v2\/email\/suppression\/addresses\/[^/]+$/, 'DeleteSuppressedDestination'],
  ['lambda', 'POST', /^\/2015-03-31\/functions\/[^/]+\/invocations$/, 'Invoke'],
  ['lambda', 'GET', /^\/2015-03-31\/functions\/[^/]+$/, 'GetFunction'],
  ['lambda', 'GET', /^\/2016-08-19\/account-settings$/, 'GetAccountSettings'],
  ['lambda', 'GET', /^\/2015-03-31\/event-source-mappings\/?$/, 'ListEventSourceMappings'],
  ['cloudfront', 'GET', /^\/2020-05-31\/distribution$/, 'ListDistributions'],
  ['scheduler', 'POST', /^\/schedules\/[^/]+$/, 'CreateSchedule'],
  ['scheduler', 'PUT', /^\/schedules\/[^/]+$/, 'UpdateSchedule'],
  ['scheduler', 'GET', /^\/schedules\/[^/]+$/, 'GetSchedule'],
  ['scheduler', 'DELETE', /^\/schedules\/[^/]+$/, 'DeleteSchedule'],
  ['scheduler', 'GET', /^\/schedules$/, 'ListSchedules'],
  ['appsync', 'GET', /^\/v1\/apis\/[^/]+\/apikeys$/, 'ListApiKeys'],
  ['appsync', 'POST', /^\/v1\/apis\/[^/]+\/apikeys$/, 'CreateApiKey'],
  ['appsync', 'POST', /^\/v1\/apis\/[^/]+\/apikeys\/[^/]+$/, 'UpdateApiKey'],
  ['appsync', 'DELETE', /^\/v1\/apis\/[^/]+\/apikeys\/[^/]+$/, 'DeleteApiKey'],
];

/** The operation of a REST service's request, or null for a path it does not have. */
export function restAction(service: string, request: RestRequest): string | null {
  if (service === 's3') return s3Action(request);
  const path = request.path.replace(/\/$/, '');
  return (
    ROUTES.find(
      ([name, method, pattern]) => name === service && method === request.method && pattern.test(path),
    )?.[3] ?? null
  );
}
