import { expect, test } from '@jest/globals';
import { restAction } from './rest-actions.ts';

test.each([
  ['s3', 'GET', '/', '', 'ListBuckets'],
  ['s3', 'GET', '/bucket/', 'list-type=2&prefix=a', 'ListObjectsV2'],
  ['s3', 'HEAD', '/bucket', '', 'HeadBucket'],
  ['s3', 'GET', '/bucket', 'location', 'GetBucketLocation'],
  ['s3', 'POST', '/bucket', 'delete', 'DeleteObjects'],
  ['s3', 'POST', '/bucket', '', 'PostObject'],
  ['s3', 'PUT', '/bucket/a/b.pdf', 'x-id=GetObject', 'PutObject'],
  ['s3', 'PUT', '/bucket/a', 'partNumber=1&uploadId=2', 'UploadPart'],
  ['s3', 'POST', '/bucket/a', 'uploads', 'CreateMultipartUpload'],
  ['s3', 'POST', '/bucket/a', 'uploadId=2', 'CompleteMultipartUpload'],
  ['s3', 'DELETE', '/bucket/a', 'uploadId=2', 'AbortMultipartUpload'],
  ['s3', 'GET', '/bucket/a', 'tagging', 'GetObjectTagging'],
  ['s3', 'HEAD', '/bucket/a', '', 'HeadObject'],
  ['lambda', 'POST', '/2015-03-31/functions/my-fn/invocations', '', 'Invoke'],
  ['ses', 'POST', '/v2/email/outbound-emails', '', 'SendEmail'],
  ['scheduler', 'DELETE', '/schedules/tonight', 'groupName=default', 'DeleteSchedule'],
  ['appsync', 'GET', '/v1/apis/abc/apikeys', '', 'ListApiKeys'],
  ['appsync', 'POST', '/v1/apis/abc/apikeys/da2-x', '', 'UpdateApiKey'],
  ['lambda', 'GET', '/nowhere', '', null],
])('%s %s %s?%s is %s', (service, method, path, query, expected) => {
  expect(restAction(service, { method, path, query: new URLSearchParams(query), headers: {} })).toBe(
    expected,
  );
});

test('a PUT that names a source is a copy', () => {
  const headers = { 'x-amz-copy-source': '/other/key' };
  const request = { method: 'PUT', path: '/bucket/key', query: new URLSearchParams(), headers };
  expect(restAction('s3', request)).toBe('CopyObject');
});
