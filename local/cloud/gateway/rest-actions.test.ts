import { expect, test } from '@jest/globals';
import { restAction } from './rest-actions.ts';

test.each([
  ['s3', 'GET', '/', '', 'ListBuckets'],
  ['s3', 'GET', '/bucket/', 'list-type=2&prefix=a', 'ListObjectsV2'],
  ['s3', 'HEAD', '/bucket', '', 'HeadBucket'],
  ['s3', 'PUT', '/bucket/a/b.pdf', 'x-id=GetObject&X-Amz-Signature=0', 'PutObject'],
  ['s3', 'PUT', '/bucket/a', 'partNumber=1&uploadId=2', 'UploadPart'],
  ['s3', 'POST', '/bucket/a', 'uploads', 'CreateMultipartUpload'],
  ['s3', 'POST', '/bucket/a', 'uploadId=2', 'CompleteMultipartUpload'],
  ['s3', 'DELETE', '/bucket/a', 'uploadId=2', 'AbortMultipartUpload'],
  ['s3', 'DELETE', '/bucket/a', '', 'DeleteObject'],
  ['s3', 'HEAD', '/bucket/a', '', 'HeadObject'],
  ['s3', 'GET', '/bucket/a', 'response-content-disposition=attachment', 'GetObject'],
  ['lambda', 'POST', '/2015-03-31/functions/my-fn/invocations', '', 'Invoke'],
  ['lambda', 'GET', '/2015-03-31/event-source-mappings/', '', 'ListEventSourceMappings'],
  ['ses', 'POST', '/v2/email/outbound-emails', '', 'SendEmail'],
  ['appsync', 'GET', '/v1/apis/abc/apikeys', '', 'ListApiKeys'],
  ['appsync', 'POST', '/v1/apis/abc/apikeys/da2-x', '', 'UpdateApiKey'],
])('%s %s %s?%s is %s', (service, method, path, query, expected) => {
  const request = { method, path, query: new URLSearchParams(query), headers: {} };
  expect(restAction(service, request)).toBe(expected);
});

test.each([
  ['s3', 'GET', '/bucket/a', 'tagging'],
  ['s3', 'PUT', '/bucket/a', 'acl'],
  ['s3', 'PUT', '/bucket', 'policy'],
  ['s3', 'POST', '/bucket', 'delete'],
  ['s3', 'POST', '/bucket', ''],
  ['s3', 'DELETE', '/bucket', ''],
  ['s3', 'GET', '/bucket/a', 'uploadId=2'],
  ['lambda', 'GET', '/nowhere', ''],
])('%s %s %s?%s is not supported', (service, method, path, query) => {
  const request = { method, path, query: new URLSearchParams(query), headers: {} };
  expect(restAction(service, request)).toBeNull();
});

test('a PUT with a source is a copy', () => {
  const headers = { 'x-amz-copy-source': '/other/key' };
  const request = { method: 'PUT', path: '/bucket/key', query: new URLSearchParams(), headers };
  expect(restAction('s3', request)).toBe('CopyObject');
});
