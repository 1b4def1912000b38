import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PAGE, startBuckets } from './test-buckets.ts';

let buckets: Awaited<ReturnType<typeof startBuckets>>;
beforeAll(async () => {
  buckets = await startBuckets();
});
afterAll(() => buckets.close());

describe('RES-02 a presigned URL', () => {
  const sign = (key = 'user-1/signed.pdf', expiresIn = 60, signingDate = new Date()) =>
    getSignedUrl(
      buckets.uploader,
      new PutObjectCommand({ Bucket: 'resumes', Key: key, ContentType: 'application/pdf' }),
      { expiresIn, signingDate, signableHeaders: new Set(['content-type']) },
    );
  const upload = async (url: string, type = 'application/pdf') => {
    const response = await fetch(url, { method: 'PUT', body: '%PDF', headers: { 'content-type': type } });
    return [response.status, /<Code>(.*)<\/Code>/.exec(await response.text())?.[1]];
  };

  test('lets a browser upload that object', async () => {
    expect(await upload(await sign())).toEqual([200, undefined]);
  });

  test('expires', async () => {
    const url = await sign(undefined, 60, new Date(Date.now() - 61_000));
    const response = await fetch(url, {
      method: 'PUT',
      body: '%PDF',
      headers: { 'content-type': 'application/pdf' },
    });
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('<Message>Request has expired</Message>'),
    ]);
  });

  test.each([
    ['another key', (url: string) => url.replace('signed.pdf', 'other.pdf')],
    ['a later expiry', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
    ['another signature', (url: string) => url.replace(/Signature=[0-9a-f]{8}/, 'Signature=00000000')],
  ])('is invalid with %s', async (_, change) => {
    expect(await upload(change(await sign()))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  test('is invalid with another content type or method', async () => {
    expect(await upload(await sign(), 'text/html')).toEqual([403, 'SignatureDoesNotMatch']);
    expect((await fetch(await sign())).status).toBe(403);
  });

  test('is invalid with another length than the signed one', async () => {
    const signed = (ContentLength: number) =>
      getSignedUrl(
        buckets.uploader,
        new PutObjectCommand({ Bucket: 'resumes', Key: 'user-1/signed.pdf', ContentLength }),
      );
    expect(await upload(await signed('%PDF'.length))).toEqual([200, undefined]);
    expect(await upload(await signed(10))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  test('sets the file name of a download', async () => {
    await upload(await sign());
    const command = {
      Bucket: 'resumes',
      Key: 'user-1/signed.pdf',
      ResponseContentDisposition: 'attachment; filename="Ada.pdf"',
    };
    const response = await fetch(await getSignedUrl(buckets.uploader, new GetObjectCommand(command)));
    expect([response.headers.get('content-disposition'), await response.text()]).toEqual([
      'attachment; filename="Ada.pdf"',
      '%PDF',
    ]);
  });

  test('grants no more than its signer has', async () => {
    expect(await upload(await sign('user-2/signed.pdf'))).toEqual([403, 'AccessDenied']);
  });
});

describe('a preflight', () => {
  const preflight = async (path: string, origin: string, method: string, headers = 'content-type') => {
    const response = await fetch(`${buckets.url}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };

  test.each([
    ['an allowed origin', '/resumes/user-1/x', PAGE, 'PUT', 'content-type', [200, PAGE]],
    ['another origin', '/resumes/user-1/x', 'https://evil.example', 'PUT', 'content-type', [403, null]],
    ['another method', '/resumes/user-1/x', PAGE, 'DELETE', 'content-type', [403, null]],
    ['another header', '/resumes/user-1/x', PAGE, 'PUT', 'x-other', [403, null]],
    ['a bucket without CORS rules', '/site/x', PAGE, 'GET', 'content-type', [403, null]],
  ])('for %s', async (_, path, origin, method, headers, expected) => {
    expect(await preflight(path, origin, method, headers)).toEqual(expected);
  });
});
