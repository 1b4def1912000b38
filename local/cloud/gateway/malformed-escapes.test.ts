import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type AwsCalls, createAwsCalls } from '../recorded/aws-calls.ts';
import { createLambdaService, lambdaPermissions } from '../services/lambda.ts';
import { s3Permissions } from '../services/s3/permissions.ts';
import { allow, startTestGateway } from '../services/test-gateway.ts';

let gateway: Awaited<ReturnType<typeof startTestGateway>>;
let calls: AwsCalls;

const succeed = async () => ({ status: 200, headers: {}, body: '{}' });

beforeAll(async () => {
  const account = { concurrentExecutions: () => 10, mappings: () => [] };
  gateway = await startTestGateway({
    services: new Map([
      ['s3', succeed],
      ['lambda', createLambdaService(async () => ({ payload: null }), account)],
    ]),
    permissions: new Map([
      ['s3', s3Permissions],
      ['lambda', lambdaPermissions],
    ]),
  });
  const caller = gateway.principals.add('Caller', [allow(['s3:*', 'lambda:*'], '*')]);
  calls = createAwsCalls(gateway.url, caller.accessKeyId);
});
afterAll(() => gateway.close());

describe('malformed percent escapes are the caller’s error', () => {
  test.each([
    ['%zz', '400 InvalidArgument'],
    ['/bucket/%', '400 InvalidArgument'],
    ['/bucket/%E4', '400 InvalidArgument'],
    ['/bucket/a%20b', '200 none'],
  ])('in S3’s copy source %s: %s', async (source, expected) => {
    const headers = { 'x-amz-copy-source': source };
    const { status, code } = await calls.rest('s3', 'PUT', '/bucket/copy', { headers });
    expect(`${status} ${code}`).toBe(expected);
  });

  test('in an S3 key', async () => {
    const { status, code } = await calls.rest('s3', 'GET', '/bucket/%zz');
    expect([status, code]).toEqual([400, 'InvalidURI']);
  });

  test('in a function’s name', async () => {
    const path = '/2015-03-31/functions/fn%zz/invocations';
    const { status, code, message } = await calls.rest('lambda', 'POST', path, { body: '{}' });
    expect([status, code, message]).toEqual([
      400,
      'ValidationException',
      expect.stringContaining("Value 'fn%zz' at 'functionName'"),
    ]);
  });
});
